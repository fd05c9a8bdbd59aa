import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { formatCents } from "../../../core/colombia/cop.ts";
import { dayInYear } from "../statement/balance.rules.ts";
import { pesosAndCents } from "../statement/statement-lines.ts";
import { ExactMoney } from "../statement/statement.types.ts";
import { amountNames } from "./settle.rules.ts";
import { settlementActs, settlementFactsOf } from "./settlement.acts.rules.ts";
import { BankSettlement, SettlementLine } from "./settlement.entity.ts";
import { SettledMoney } from "./settlement.types.ts";

/** Returns amounts in hundredths of a peso as pesos and cents. */
export const shownMoney = (of: Readonly<Record<(typeof amountNames)[number], number>>): SettledMoney =>
  Object.fromEntries(
    amountNames.map((name) => [name, pesosAndCents(Number(of[name]))]),
  ) as unknown as SettledMoney;

/** Calculated fields of a settlement. */
@Resolver(() => BankSettlement)
export class SettlementFieldsResolver {
  @Needs("takenBackAt", "mesCerrado")
  @OfferedActs()
  acts(@Root() settlement: BankSettlement, @Ctx() context: Context) {
    return settlementActs.offered(context, settlementFactsOf(settlement));
  }

  @Needs(...amountNames)
  @FieldResolver(() => SettledMoney, { description: "Lo que suma, de lo que no se rechazó." })
  totals(@Root() settlement: BankSettlement) {
    return shownMoney(settlement);
  }

  /** Returns the part of the net that no movement shows yet; negative when movements show more. */
  @Needs("net", "deposited", "takenBackAt")
  @FieldResolver(() => ExactMoney, { description: "Lo que aún no está en el banco; negativo si sobra." })
  left(@Root() { net, deposited, takenBackAt }: BankSettlement) {
    return pesosAndCents(takenBackAt ? 0 : Number(net) - Number(deposited));
  }

  /** Returns the state of the deposit, as a sentence. */
  @Needs("net", "deposited", "takenBackAt", "day", "lastBankDay")
  @FieldResolver(() => String, { description: "Qué pasó con el abono, como se lee." })
  text(@Root() { net, deposited, takenBackAt, day, lastBankDay }: BankSettlement): string {
    if (takenBackAt) return "Deshecha";
    const left = Number(net) - Number(deposited);
    if (Math.abs(left) < 100) return "Abono en el banco";
    if (Number(deposited) === 0) {
      if (!lastBankDay || (day && lastBankDay < day))
        return lastBankDay
          ? `El extracto llega hasta el ${dayInYear(lastBankDay)}: falta ver el abono`
          : "Importa el extracto de la cuenta para ver el abono";
      return `Ningún movimiento es de ${formatCents(Number(net))}`;
    }
    return left < 0
      ? `Abonaron sin descuentos: faltan ${formatCents(-left)} de débitos aparte`
      : `Faltan ${formatCents(left)} por abonar`;
  }
}

/** Calculated fields of a transaction of a settlement. */
@Resolver(() => SettlementLine)
export class SettlementLineFieldsResolver {
  @Needs(...amountNames)
  @FieldResolver(() => SettledMoney, { description: "Sus valores." })
  amounts(@Root() line: SettlementLine) {
    return shownMoney(line);
  }

  /** Returns the reason why the transaction covers no payment; null when it does. */
  @Needs("status", "isPaid", "counts", "gross", "backs")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Por qué no respalda un pago; nulo si lo hace.",
  })
  cause(@Root() { status, isPaid, counts, gross, backs }: SettlementLine): string | null {
    if (status === "rechazada") return "Rechazada: no respalda ningún pago";
    if (status === "devuelta") return "Devuelta: resta del abono";
    if (!isPaid) return "Ningún pago registrado es este";
    if (!counts) return "Aún no está en el banco";
    const over = Number(gross) - backs * 100;
    return over >= 100 ? `El pago es menor: sobran ${formatCents(over)}` : null;
  }
}
