import { buildIfStale } from "../../scripts/dist";

export default (): void => void buildIfStale();
