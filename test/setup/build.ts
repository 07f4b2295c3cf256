import { LANGUAGES } from "../../scripts/build/languages";
import { buildIfStale } from "../../scripts/dist";

export default (): void => void buildIfStale(LANGUAGES);
