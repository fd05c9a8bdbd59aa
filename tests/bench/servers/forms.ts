import { randomUUID } from "node:crypto";
import { MikroORM } from "@mikro-orm/postgresql";
import { built } from "../built.ts";

/**
 * The whole application over an empty database with the accounts of the demo, and a session of each of its
 * staff. With `ENDLESS_ROOM` forms have all the room that they want, as they had when it was freed with their
 * last byte.
 */
const { createApp } = await built("app");
const { seedModules } = await built("app.seed");
const { systemClock } = await built("core/clock");
const { readConfig } = await built("core/config/config");
const { grant } = await built("core/database/grants");
const { migrate } = await built("core/database/migrate");
const { ormOptions } = await built("core/database/orm");
const { formRoom } = await built("core/http/form-room");
const { openLog } = await built("core/log/log");
const { modules } = await built("modules");

if (process.env["ENDLESS_ROOM"])
  formRoom.enter = () => Promise.resolve({ take: () => null, release: () => undefined });

const ownerUrl = process.env["OWNER_URL"] ?? "";
const orm = await MikroORM.init(ormOptions(ownerUrl, []));
await migrate(orm, ownerUrl, { afterwards: (session) => grant(session, "travesia") }).finally(() =>
  orm.close(true),
);
const config = readConfig(process.env);
const app = await createApp({ config, clock: systemClock, log: openLog(config.logLevel), modules });
await seedModules(app.services, modules, { only: ["accounts"] });
const staff = await app.services.orm.em
  .fork()
  .execute<{ id: number }[]>("select id from users where role <> 1 and service_role is null order by id");
const tokens = await Promise.all(
  staff.map(({ id }) =>
    app.services.sessions.issue({ id, sessionsVersion: 1 }, randomUUID(), systemClock.now()),
  ),
);
process.send?.({ url: await app.listen(), tokens });
process.once("disconnect", () => process.exit(0));
