import { judgeScenes } from "../browser/stage";

judgeScenes();
