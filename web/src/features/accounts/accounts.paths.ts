import { path } from "../../app/path.ts";

export const accountPaths = { login: path("/login") };
