import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/failure.ts";
import { drawnPage } from "../../../core/http/drawn-page.ts";
import type { FirstPageText } from "../../../core/http/first-page.html.ts";
import type { FirstPageSource } from "../../../core/http/first-pages.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { howToPayContent } from "../../content/agency-account/how-to-pay-content.rules.ts";
import { sumsContent } from "../../contracts/plan/plan-content.rules.ts";
import { PlanLine } from "../../contracts/plan/plan-line.entity.ts";
import { tripOf } from "../../contracts/trip/trip.reads.ts";
import { howToPayContract } from "../how-to-pay/how-to-pay.reads.ts";
import { ownPlanContent, ownTripContent } from "./own-content.rules.ts";
import { ownContract } from "./own-contract.reads.ts";
import type { OwnContract } from "./own-contract.types.ts";

/** Content of the client page before any script has loaded: trip, plan and payment instructions. */
export const ownFirstPage: FirstPageSource = {
  page: "payment",
  opens: true,
  of: async (context, id) => {
    const contract = await ownContract(context, id).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    return contract && drawnTrip(context, contract);
  },
};

async function drawnTrip(context: Context, contract: OwnContract): Promise<FirstPageText> {
  const agency = await context.services.agency.current();
  const { id, destino, status } = contract;
  const trip = await tripOf(context, id);
  const ways = await howToPayContract(context, id);
  const title = `Tu viaje a ${destino}`;
  return drawnPage(
    `${title} · ${agency.name}`,
    async () => (await import("@travesia/pages/trip/OwnTrip.tsx")).OwnTrip,
    {
      ...ownTripContent({ ...contract, trip, vouchers: [] }, agency, context.today),
      title,
      agency: agency.name,
      figures: sumsContent(contract, status === "cancelled"),
      plan: ownPlanContent({ ...contract, plan: await planOf(context, id) }),
      ways: ways && howToPayContent(ways),
      foot: "Para reportar un pago o ver tus recibos aquí, activa JavaScript en tu navegador o escríbele a tu asesor.",
    },
  );
}

async function planOf(context: Context, id: string) {
  const scope = Scope.of(context);
  const lines = await scope.em.find(PlanLine, { contract: id }, { orderBy: { numero: "asc" } });
  const facts = await scope.factsOfAll(lines, "estado", "porVerificar");
  return lines.map((line, at) => ({ ...line, ...(facts[at] as (typeof facts)[number]) }));
}
