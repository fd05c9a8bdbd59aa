import { path } from "../../app/routes/path.ts";

export const historyPaths = {
  audit: path("/panel/auditoria"),
};
