import type { Context } from "../../../core/context.ts";
import { formatPhone, whatsAppNumber } from "../../../core/colombia/phones.ts";
import { spokenDay, spokenTrip, travellersText } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { Refusal } from "../../../core/failure.ts";
import { type FirstPage, firstPageHtml, type FirstPageLine } from "../../../core/http/first-page.html.ts";
import type { FirstPageSource } from "../../../core/http/first-pages.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { shownSums, sumsOf } from "../../contracts/plan/sums.rules.ts";
import { countdownText } from "../../contracts/trip/trip-words.rules.ts";
import { tripParts } from "../../contracts/trip/trip-parts.ts";
import { tripOf } from "../../contracts/trip/trip.reads.ts";
import { howToPayContract } from "../how-to-pay/how-to-pay.reads.ts";
import { ownContract } from "./own-contract.reads.ts";
import type { OwnContract } from "./own-contract.types.ts";
import {
  ownContractLabels,
  ownContractTones,
  ownLineOver,
  ownLineStates,
  ownLineWaits,
  planLineState,
} from "./own-page.rules.ts";
import { howToPayOnPage } from "../../content/agency-account/how-to-pay-page.ts";

/** Content of the client page before any script has loaded: trip, plan and payment instructions. */
export const ownFirstPage: FirstPageSource = {
  page: "payment",
  opens: true,
  of: async (context, id) => {
    const contract = await ownContract(context, id).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return contract && firstPageHtml(await pageOf(context, contract));
  },
};

async function pageOf(context: Context, contract: OwnContract): Promise<FirstPage> {
  const { name } = await context.services.agency.current();
  const { status, contractNumber, advisor } = contract;
  const ways = await howToPayContract(context, contract.id);
  return {
    title: `Tu viaje a ${contract.destino}`,
    agency: name,
    passage: {
      kind: "Contrato",
      number: contractNumber,
      origin: contract.origen,
      destination: contract.destino,
      dates: spokenTrip(contract.fechaInicioViaje, contract.fechaFinViaje),
      travellers: travellersText(contract.numeroPasajeros),
      price: null,
      status: { text: ownContractLabels[status], tone: ownContractTones[status] },
    },
    countdown: status === "cancelled" ? null : countdownText(contract.diasHastaViaje),
    trip: status === "cancelled" ? [] : tripParts(await tripOf(context, contract.id)),
    money: {
      title: "Tu plan de pagos",
      figures: figuresOf(contract),
      lines: await linesOf(context, contract),
      howToPay: ways && howToPayOnPage(ways),
    },
    advisor: advisor && {
      name: `${advisor.name} ${advisor.lastname}`,
      email: advisor.email,
      phone: advisor.phone && formatPhone(advisor.phone),
      whatsapp: whatsAppNumber(advisor.phone),
    },
    foot: "Para reportar un pago o ver tus recibos aquí, activa JavaScript en tu navegador o escríbele a tu asesor.",
  };
}

const figuresOf = ({ status, precioTotal: price, totalPagado: paid, porVerificar: waiting }: OwnContract) =>
  shownSums(sumsOf({ price, paid, waiting }), status === "cancelled").map(
    ([label, amount]) => [label, formatCop(amount)] as const,
  );

/**
 * Returns the lines of the plan in order. A line covered only by payments that await verification is labelled
 * as such.
 */
async function linesOf(
  context: Context,
  { id, status, porVerificar }: OwnContract,
): Promise<FirstPageLine[]> {
  const plan = await Scope.of(context).em.find(
    PlanLine,
    { contract: id },
    { orderBy: { fechaVencimiento: "asc", numero: "asc" } },
  );
  let waiting = porVerificar;
  return plan.map(({ descripcion, monto, pagado, fechaVencimiento: due, fechaPago }) => {
    const open = monto - pagado;
    const isOver = status === "cancelled" && open > 0;
    const waits = open > 0 && waiting >= open;
    waiting = Math.max(waiting - open, 0);
    return {
      text: descripcion,
      amount: formatCop(monto),
      note: isOver
        ? "Contrato cancelado"
        : fechaPago
          ? `Pagada el ${spokenDay(fechaPago)}`
          : `Vence el ${spokenDay(due)}`,
      state: isOver
        ? ownLineOver
        : waits
          ? ownLineWaits
          : ownLineStates[planLineState({ monto, pagado, due }, context.today)],
    };
  });
}
