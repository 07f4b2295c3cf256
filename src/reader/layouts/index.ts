import type { Layout } from "../layout";
import { wallChart } from "./wall-chart";

/** Every layout; of equally likely ones the earlier reads. */
export const LAYOUTS: readonly Layout[] = [wallChart];
