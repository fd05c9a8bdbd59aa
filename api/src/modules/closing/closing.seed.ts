import type { Viewer } from "../../core/auth/viewer.ts";
import { addMonths, hoursAfter, monthOf, today } from "../../core/colombia/days.ts";
import { Scope } from "../../core/mutation/scope.ts";
import type { SeedContext } from "../../core/seed.ts";
import { sql } from "../../core/read/sql.ts";
import { closeMonth } from "./acts/close-month.ts";
import { reopenMonth } from "./acts/reopen-month.ts";
import { firstMonthSql } from "./month-facts.ts";
import { waitingCount } from "./waiting.ts";

const nobody = { requestId: "demo", channel: "job", ip: null, userAgent: null } as const;

/**
 * Closes the first month of the demo, reopens it for a forgotten entry, and closes it again. The months after
 * it remain to be closed.
 */
export async function seedClosing(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const mes = await firstMonth(seed);
  if (mes >= monthOf(addMonths(today(end), -1))) return;
  const person = (handle: string) => seed.shared.get(`account:${handle}`) as Viewer;
  const close = async () => {
    const pendientesVistos = await waitingCount(scopeOf(seed), mes);
    await seed.as(person("contador"), closeMonth, { input: { mes, pendientesVistos } });
  };
  seed.at(hoursAfter(end, -52));
  await close();
  seed.at(hoursAfter(end, -50));
  const motivo = "Faltaba anotar por qué se anuló un comprobante";
  await seed.as(person("owner"), reopenMonth, { input: { mes, motivo } });
  seed.at(hoursAfter(end, -49));
  await close();
  seed.at(end);
}

const scopeOf = ({ services }: SeedContext) =>
  new Scope(services, services.orm.em.fork(), null, null, nobody);

async function firstMonth(seed: SeedContext): Promise<string> {
  const [row] = await scopeOf(seed).rows<{ mes: string }>(
    sql`select to_char(${firstMonthSql}, 'YYYY-MM') as mes`,
  );
  return row?.mes ?? "";
}
