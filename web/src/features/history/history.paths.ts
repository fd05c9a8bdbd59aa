import { reportPaths } from "../reports/reports.paths.ts";

export const historyPaths = {
  audit: reportPaths.audit,
};
