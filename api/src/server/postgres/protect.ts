import { chown, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Keys, makeKeys, readKeys } from "../../core/database/keys.ts";
import {
  applicationDatabase,
  applicationRole,
  handOverSchema,
  ownerRole,
  queueSchema,
  superuser,
} from "../../core/database/roles.ts";
import { alone, type Cluster } from "./single-user.ts";

/** Access rules of the embedded server (`pg_hba.conf`): only with a password, from this machine. */
const access = `# Lo escribe Travesía: no lo edites.
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`;
const accessFile = (folder: string) => join(folder, "pg_hba.conf");

/**
 * Returns the passwords of a cluster that requires one for every connection; null for a cluster of an earlier
 * version, or whose protection was interrupted.
 */
export async function protectedBy({ folder }: Cluster): Promise<Keys | null> {
  return (await readFile(accessFile(folder), "utf8")) === access ? readKeys(folder) : null;
}

/**
 * Sets up roles and passwords of a cluster on which no server runs, and closes it to connections without a
 * password. In a cluster of an earlier version the application's role owned everything: that role becomes the
 * owner's, and a new one gets its name. This may be interrupted at any point and started again, because the
 * file that `protectedBy` reads is written last.
 */
export async function protect(postgres: string, cluster: Cluster): Promise<Keys> {
  const keys = await makeKeys(cluster.folder);
  await alone(postgres, cluster, "postgres", rolesOf(keys));
  await alone(postgres, cluster, applicationDatabase, [handOverSchema(queueSchema, applicationRole)]);
  await close(cluster);
  return keys;
}

/**
 * Sets up the roles, passwords and database of a new cluster, and closes it to connections without a
 * password.
 */
export async function furnish(postgres: string, cluster: Cluster): Promise<void> {
  const keys = await makeKeys(cluster.folder);
  await alone(postgres, cluster, "postgres", [
    ...rolesOf(keys),
    `create database ${applicationDatabase} owner ${ownerRole}`,
  ]);
  await close(cluster);
}

/**
 * Returns the statements that create the roles. Passwords consist of letters, digits, `-` and `_`, so they
 * need no escaping.
 */
const rolesOf = (keys: Keys): readonly string[] => [
  `do $$ begin if to_regrole('${ownerRole}') is null then if to_regrole('${applicationRole}') is null
    then create role ${ownerRole}; ` +
    `else alter role ${applicationRole} rename to ${ownerRole}; end if; end if; ` +
    `if to_regrole('${applicationRole}') is null then create role ${applicationRole}; end if; end $$`,
  `alter role ${superuser} password '${keys.superuser}'`,
  `alter role ${ownerRole} login nosuperuser nocreatedb nocreaterole password '${keys.owner}'`,
  `alter role ${applicationRole} login nosuperuser nocreatedb nocreaterole password '${keys.application}'`,
];

async function close({ folder, spawn }: Cluster): Promise<void> {
  const draft = `${accessFile(folder)}.${process.pid}`;
  await writeFile(draft, access, { mode: 0o600, flush: true });
  if (spawn.uid !== undefined && spawn.gid !== undefined) await chown(draft, spawn.uid, spawn.gid);
  await rename(draft, accessFile(folder));
}
