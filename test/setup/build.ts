import { buildIfStale } from "../../scripts/dist";

export default buildIfStale;
