import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aPayableContract } from "./payments.ts";

/**
 * A contract of a client who was referred: cliente@ by asesor@, cliente2@ by asesor2@. It is sold by the
 * first team's advisor.
 */
export async function aReferredContract(
  app: TestApp,
  client: "cliente" | "cliente2" = "cliente",
): Promise<string> {
  const { id } = await aPayableContract(app);
  await app.app.services.orm.em
    .fork()
    .execute("update contracts set cliente_id = ? where id = ?", [app.people[client].id, id]);
  return id;
}

export const ADJUST = `mutation ($userId: Int!, $input: AdjustPointsInput!, $key: String) {
  adjustPoints(userId: $userId, input: $input, idempotencyKey: $key) {
    kind points balance reason customerName } }`;

/** The points of a person, as they see them. */
export const pointsOf = async (app: TestApp, who: Handle): Promise<number> =>
  (await app.as(who).ask(`{ me { points } }`)).me.points;

/** The viewer's movements, the newest first. */
export const movementsOf = async (
  app: TestApp,
  who: Handle,
): Promise<{ kind: string; points: number; balance: number }[]> =>
  (await app.as(who).ask(`{ pointMovements(limit: 100) { items { kind points balance } } }`)).pointMovements
    .items;
