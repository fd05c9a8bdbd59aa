import { inject } from "vitest";
import { OTHER_POSTGRES } from "../../support/own-server.ts";
import { asAdmin } from "../../support/server.ts";
import { bring, majors, type Major } from "../companions.ts";

/** Returns the major version of the server that these tests run on. */
export const majorHere = (): Promise<Major> =>
  asAdmin(inject("server").admin, async (admin) => {
    const { rows } = await admin.query<{ server_version: string }>("show server_version");
    return majors.find((major) => rows[0]?.server_version.startsWith(`${major}.`)) ?? "18";
  });

/** Returns the folder of the programs of that server. */
export const programsHere = (): string => process.env[OTHER_POSTGRES] ?? programs("18");

/** Returns the folder of the programs of a major version. @throws where npm does not bring it. */
export function programs(major: Major): string {
  const found = bring(major);
  if (!found) throw new Error(`npm did not bring PostgreSQL ${major}`);
  return found;
}
