import { type Listener, on } from "../../../core/events/listeners.ts";
import { sql } from "../../../core/read/sql.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { Package } from "../../catalog/package.entity.ts";
import { addressOf } from "../../../core/addresses.ts";
import { notifyPeople, notifyRoles } from "../notify-people.ts";

/**
 * Listeners that notify about changed packages: administration always, and clients with booked seats when
 * the trip changes.
 */
export const packageNotices: readonly Listener[] = [
  on("package.updated", async (work, { packageId, trip }) => {
    const { title } = await work.em.findOneOrFail(Package, { id: packageId });
    await notifyRoles(work, [ADMIN, OWNER], {
      type: "package_updated",
      link: addressOf("reservations"),
      data: { package_id: packageId },
      message: `${work.viewer?.name ?? "El equipo"} cambió el plan «${title}».`,
    });
    if (!trip) return;
    const held = await work.rows<{ customer_id: number; id: string }>(
      sql`select distinct on (customer_id) customer_id, id from reservations
        where package_id = ${packageId} and status in ('pendiente', 'pagada')
        order by customer_id, created_at desc`,
    );
    for (const { customer_id, id } of held)
      await notifyPeople(work, [customer_id], {
        type: "package_updated",
        title: "Cambió tu viaje",
        link: addressOf("reservation", { id }),
        data: { package_id: packageId, order_id: id },
        message: `Actualizamos el plan «${title}» que reservaste. Mira qué cambió.`,
      });
  }),
];
