import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, startOfDay, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { User } from "../accounts/account/user.entity.ts";
import { answerClaim } from "./claim/acts/answer-claim.ts";
import { takeClaim } from "./claim/acts/take-claim.ts";
import { fileClaim } from "./own/acts/file-claim.ts";
import type { FileClaimInput } from "./own/file-claim.inputs.ts";

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

const complaint: FileClaimInput = {
  kind: "queja",
  nombre: "Marta Lucía Ríos",
  email: "marta.rios@correo.test",
  detalle: "Nadie me devolvió la llamada sobre el traslado al hotel, y la pedí dos veces esta semana.",
  aceptaTratamiento: true,
};

const overdue: FileClaimInput = {
  kind: "reclamo",
  nombre: "Julián Pardo",
  email: "julian.pardo@correo.test",
  detalle: "El hotel no tenía la cena que estaba en mi plan. Pido que me devuelvan ese valor.",
  aceptaTratamiento: true,
};

/**
 * Creates requests of the demo: an answered complaint, a client's open query about their data, and an overdue
 * claim.
 */
export async function seedClaims(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const admin = person(seed, "admin");
  const on = (days: number, hour: number) =>
    seed.at(new Date(startOfDay(addDays(today(end), -days)).getTime() + hour * 3_600_000));

  on(40, 9);
  await seed.as(admin, takeClaim, { id: await seed.as(null, fileClaim, { input: overdue, files: [] }) });
  on(24, 10);
  const id = await seed.as(null, fileClaim, { input: complaint, files: [] });
  on(22, 11);
  await seed.as(admin, takeClaim, { id });
  on(20, 15);
  const respuesta =
    "Lamentamos la demora. Hablamos contigo hoy: tu traslado quedó confirmado para las 2:00 p. m., y " +
    "desde esta semana una persona del equipo revisa cada mañana las llamadas pendientes.";
  await seed.as(admin, answerClaim, { id, input: { respuesta }, files: [] });

  on(3, 8);
  const client = person(seed, "cliente");
  const { name, lastname } = await seed.services.orm.em.fork().findOneOrFail(User, { id: client.id });
  const query: FileClaimInput = {
    kind: "consulta_datos",
    nombre: `${name} ${lastname}`,
    email: client.email,
    tipoDocumento: "cc",
    documento: "1020304050",
    aceptaTratamiento: true,
    detalle: "Quiero saber qué datos míos guardan y con quién los comparten.",
  };
  await seed.as(client, fileClaim, { input: query, files: [] });
  seed.at(end);
}
