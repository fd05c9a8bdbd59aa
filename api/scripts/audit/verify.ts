import "reflect-metadata";
import { type Fault, verifyChain, type Witness } from "../../src/core/chain/verify-chain.ts";
import { ConfigError, readConfig } from "../../src/core/config/config.ts";
import { rowsFrom } from "../../src/core/read/rows.ts";
import { sql } from "../../src/core/read/sql.ts";
import { openDatabase } from "../../src/server/open-database.ts";
import { faultText, verifiedText } from "./words.ts";

/**
 * Checks the history against its chain and against every signed certificate, in the database of the
 * environment: `npm run audit:verify`. A head printed in a document is checked with its number and its hash:
 * `npm run audit:verify -- 12345 9f86d0…`. Leaves with 1 when something is wrong.
 */
async function verify(): Promise<readonly Fault[]> {
  const database = await openDatabase(readConfig(process.env), []);
  try {
    const certificates = await rowsFrom<Witness>(
      database.readPool,
      sql`select s.chain_position as position, s.chain_hash as hash,
          'certificado del contrato ' || c.contract_number as document
        from signatures s join contracts c on c.id = s.contract_id where s.chain_hash is not null`,
    );
    const verified = await verifyChain(database.readPool, [...certificates, ...printedWitnesses()]);
    const lines = [...verified.faults.map(faultText), verifiedText(verified, certificates.length)];
    process.stdout.write(`${lines.join("\n")}\n`);
    return verified.faults;
  } finally {
    await database.close();
  }
}

function printedWitnesses(): Witness[] {
  const [position, hash] = process.argv.slice(2);
  if (position === undefined) return [];
  const number = Number(position.replace(/[.\s]/g, ""));
  if (!Number.isSafeInteger(number) || !/^[0-9a-f]{64}$/i.test(hash ?? ""))
    throw new ConfigError(["Escribe el número del eslabón y su huella de 64 caracteres."]);
  return [{ position: number, hash: (hash ?? "").toLowerCase(), document: "papel que tienes" }];
}

try {
  if ((await verify()).length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.lines.join("\n")}\n`);
  process.exitCode = 1;
}
