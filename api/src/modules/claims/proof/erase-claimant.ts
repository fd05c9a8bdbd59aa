import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isOf } from "../../../core/read/personal-data.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { eraseAccount } from "../../accounts/personal-data/erase-account.ts";
import { erasePerson } from "../../accounts/personal-data/erase-person.ts";
import { refundsOfProven } from "../../payments/personal-data.parts.ts";
import { passengerColumns } from "../../quotes/personal-data.parts.ts";
import { waitsForDraw } from "../../raffle/holder/erase-holder.ts";
import { heldByAccount, heldByProven } from "../../raffle/holder/holder.sql.ts";
import type { ClaimOwner } from "./claim-owner.ts";

/**
 * Erases the data and the account of a claimant, except data that the law requires to keep.
 * @throws Refusal CONFLICT while they have a trip still to be made (Decreto 1377 de 2013 art. 9), are owed
 * money, or paid for a raffle that is not drawn, and for an account of the team.
 */
export async function eraseClaimant(
  work: Work,
  { account, proven }: ClaimOwner,
  number: string,
): Promise<void> {
  const [binding] = await work.rows<{ n: number }>(
    sql`select count(*)::int as n from contracts k where k.status in ('active', 'signed')
      and (k.cliente_id = ${account}::int or k.cliente->>'email' = ${proven.email}
        or exists (select from passengers p where p.quote_id = k.quote_id
          and ${isOf(proven, "p", passengerColumns)}))`,
  );
  if (binding && binding.n > 0)
    throw conflict("Tiene un viaje contratado: sus datos se suprimen cuando termine.", "suprimeDatos");
  await refuseOwed(work, { account, proven });
  const user = account === null ? null : await work.em.findOneOrFail(User, { id: account });
  if (user && user.role !== CLIENTE)
    throw conflict("Su cuenta es del equipo: se suprime desde la organización.", "suprimeDatos");
  await erasePerson(work, proven, `suprimida-${number.toLowerCase()}@suprimida.invalid`);
  if (user) await eraseAccount(work, user);
}

async function refuseOwed(work: Work, { account, proven }: ClaimOwner): Promise<void> {
  // An account is remembered as erased: its refunds lose their bank account once they are paid.
  const [owed] = await work.rows<{ n: number }>(
    sql`select count(*)::int as n from refunds f where f.status = 'abierta' and ${refundsOfProven(proven)}
      and not exists (select from contracts c where c.id = f.contract_id and c.cliente_id = ${account}::int)`,
  );
  if (owed && owed.n > 0)
    throw conflict("Le debemos una devolución: sus datos se suprimen cuando la reciba.", "suprimeDatos");
  const held = heldByProven(proven);
  if (await waitsForDraw(work, account === null ? held : sql`(${held} or ${heldByAccount(account)})`))
    throw conflict(
      "Tiene números pagados de una rifa: sus datos se suprimen después del sorteo.",
      "suprimeDatos",
    );
}
