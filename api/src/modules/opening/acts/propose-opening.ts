import { v7 } from "uuid";
import { addDays, monthBounds } from "../../../core/colombia/days.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { make } from "../../../core/rows.ts";
import { sql } from "../../../core/read/sql.ts";
import { Opening } from "../opening.entity.ts";
import { OpeningLine } from "../opening-line.entity.ts";
import type { ProposeOpeningInput } from "../opening.inputs.ts";
import { CONFIRMED, type OpeningKind } from "../opening.rules.ts";
import { proposedLines } from "../proposed-lines.sql.ts";

interface Proposed {
  readonly clase: OpeningKind;
  readonly contract_id: string | null;
  readonly provider_id: string | null;
  readonly monto: string;
}

/**
 * Proposes the opening balances of the first exported month out of the product's own data, as of the day
 * before it. Balances that a person typed stay; the former proposal is replaced. Returns the id of the
 * opening.
 * @throws Refusal CONFLICT once they are confirmed.
 */
export async function proposeOpening(
  work: Work,
  { input: { mes } }: { input: ProposeOpeningInput },
): Promise<string> {
  await work.lockName("opening balances");
  const dia = addDays(monthBounds(mes).from, -1);
  const present = await work.em.findOne(Opening, { place: 1 });
  if (present?.confirmedAt) throw conflict(CONFIRMED);
  const opening = present ?? work.add(make(Opening, { mes, dia }));
  opening.mes = mes;
  opening.dia = dia;
  await work.save();
  await work.rows(sql`delete from opening_lines where opening_id = ${opening.id} and proposed returning id`);
  const typed = await work.em.find(OpeningLine, { opening: opening.id });
  const keys = new Set(
    typed.map(({ clase, contract, provider }) => keyOf(clase, contract?.id ?? provider?.id)),
  );
  const found = (await work.rows<Proposed>(proposedLines(dia))).filter(
    ({ clase, contract_id, provider_id }) => !keys.has(keyOf(clase, contract_id ?? provider_id)),
  );
  for (const { clase, contract_id: contract, provider_id: provider, monto } of found)
    work.insertLater(OpeningLine, {
      id: v7(),
      opening: opening.id,
      clase,
      contract,
      provider,
      account: null,
      monto: Number(monto),
      centavos: 0,
      proposed: true,
      createdAt: work.now,
      updatedAt: work.now,
    });
  work.audit("opening.opening-proposed", opening.id, { mes, lines: found.length + typed.length });
  return opening.id;
}

const keyOf = (clase: OpeningKind, owner: string | null | undefined): string => `${clase} ${owner ?? ""}`;
