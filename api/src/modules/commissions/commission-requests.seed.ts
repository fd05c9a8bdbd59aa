import type { Viewer } from "../../core/auth/viewer.ts";
import { daysAfter } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { Commission } from "./commission/commission.entity.ts";
import { answerObjection } from "./objection/acts/answer-objection.ts";
import { objectCommission } from "./objection/acts/object-commission.ts";
import { requestCommissions } from "./request/acts/request-commissions.ts";

/** Demo sellers with an approved signature. */
const sellers = ["asesor", "lider", "gerente"] as const;

/**
 * Creates requests and objections of the demo's sellers: each seller has requested the payment of some
 * commissions and left one pending. The advisor has one open objection and one answered.
 */
export async function seedCommissionRequests(seed: SeedContext): Promise<void> {
  const present = seed.services.clock.now();
  const admin = seed.shared.get("account:admin") as Viewer;
  for (const handle of sellers) {
    const seller = seed.shared.get(`account:${handle}`) as Viewer;
    const mine = await seed.services.orm.em
      .fork()
      .find(
        Commission,
        { vendedor: seller.id, clase: "comision", status: { $in: ["pending", "approved"] } },
        { orderBy: { fechaGeneracion: "asc", id: "asc" } },
      );
    const asked = mine.slice(0, Math.ceil(mine.length / 2));
    seed.at(daysAfter(present, -3));
    const ids = asked.filter((one) => one.fechaGeneracion < daysAfter(present, -3)).map(({ id }) => id);
    if (ids.length > 0) await seed.as(seller, requestCommissions, { ids });
    if (handle !== "asesor") continue;
    const [first, second] = mine.filter((one) => one.fechaGeneracion < daysAfter(present, -12));
    if (first) {
      const input = { texto: "El grupo viajó con dos personas más que las de la cotización." };
      seed.at(daysAfter(present, -10));
      const id = await seed.as(seller, objectCommission, { id: first.id, input, file: null });
      const respuesta = "Revisamos los pasajeros del contrato: viajaron los que se cotizaron.";
      seed.at(daysAfter(present, -8));
      await seed.as(admin, answerObjection, { id, input: { acepta: false, respuesta } });
    }
    if (second) {
      const input = { texto: "Acordamos con mi gerente el porcentaje de temporada alta." };
      seed.at(daysAfter(present, -2));
      await seed.as(seller, objectCommission, { id: second.id, input, file: null });
    }
  }
  seed.at(present);
}
