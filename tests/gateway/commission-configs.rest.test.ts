import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { inDays, inMonths, TODAY } from "../support/calendar.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const keys = (record: object) => Object.keys(record).sort();
const refused = (status: number, message: string, error: string) => ({
  status,
  body: expect.objectContaining({ success: false, message, error }) as object,
});

describe("commission configurations", () => {
  const CONFIG = [
    "CreatedBy",
    "UpdatedBy",
    "amount_per_person",
    "calculation_type",
    "created_at",
    "effective_from",
    "effective_until",
    "fixed_amount",
    "id",
    "is_active",
    "max_amount",
    "min_amount",
    "percentage",
    "role",
    "trip_type",
    "updated_at",
    "version",
  ];

  it("are listed with every key, narrowed by role and trip type, one by both", async () => {
    const { body } = await app.as("admin").rest("GET", "/commission-configs/configs?role=asesor");
    expect(keys(body.configs[0])).toEqual(CONFIG);
    expect(body.configs).toHaveLength(4);
    const one = await app.as("owner").rest("GET", "/commission-configs/configs/asesor/nacional");
    expect(one.body.config).toMatchObject({
      role: "asesor",
      trip_type: "nacional",
      amount_per_person: 10_000,
      version: 1,
      is_active: true,
    });
    expect((await app.as("gerente").rest("GET", "/commission-configs/configs")).status).toBe(403);
  });

  it("that the product came with are as old as the day from which they hold", async () => {
    const { body } = await app.as("owner").rest("GET", "/commission-configs/configs/admin/nacional");
    expect(body.config).toMatchObject({
      effective_from: "2020-01-01",
      created_at: "2020-01-01T05:00:00+00:00",
    });
    expect(body.config.updated_at).toBe(body.config.created_at);
  });

  it("are in the history by version, of each trip type and role the newest first", async () => {
    const one = (await app.as("owner").rest("GET", "/commission-configs/configs/owner/hotel")).body.config;
    await app.as("owner").rest("PUT", `/commission-configs/configs/${one.id}`, { amount_per_person: 12_000 });
    const { configs } = (await app.as("admin").rest("GET", "/commission-configs/configs/history?role=owner"))
      .body;
    expect(configs.map(({ trip_type, version }: Record<string, unknown>) => [trip_type, version])).toEqual([
      ["hotel", 2],
      ["hotel", 1],
      ["internacional", 1],
      ["nacional", 1],
      ["operadorLlano", 1],
    ]);
  });

  it("change by a new version; the old one is kept and ends that day", async () => {
    const { config } = (await app.as("owner").rest("GET", "/commission-configs/configs/lider/hotel")).body;
    const changed = await app
      .as("owner")
      .rest("PUT", `/commission-configs/configs/${config.id}`, { ...config, amount_per_person: 15_000 });
    expect(changed.status).toBe(200);
    expect(changed.body.config).toMatchObject({
      amount_per_person: 15_000,
      version: 2,
      effective_from: TODAY,
      effective_until: null,
    });
    expect(changed.body.config.id).not.toBe(config.id);
    const { configs } = (
      await app.as("admin").rest("GET", "/commission-configs/configs/history?role=lider&trip_type=hotel")
    ).body;
    expect(
      configs.map(({ version, is_active, effective_until }: Record<string, unknown>) => [
        version,
        is_active,
        effective_until,
      ]),
    ).toEqual([
      [2, true, null],
      [1, false, TODAY],
    ]);
    expect(
      (
        await app
          .as("owner")
          .rest("PUT", `/commission-configs/configs/${config.id}`, { amount_per_person: 1 })
      ).status,
    ).toBe(409);
  });

  it("are made for a role and trip type, and ended", async () => {
    const body = {
      role: "gerente",
      trip_type: "hotel",
      calculation_type: "percentage",
      percentage: 2.5,
      min_amount: 20_000,
      max_amount: 400_000,
      effective_from: inMonths(1),
    };
    const made = await app.as("admin").rest("POST", "/commission-configs/configs", body);
    expect(made.status).toBe(201);
    expect(made.body.config).toMatchObject({
      ...body,
      amount_per_person: 0,
      version: 2,
      CreatedBy: { id: app.people.admin.id },
    });
    const gone = await app.as("admin").rest("DELETE", `/commission-configs/configs/${made.body.config.id}`);
    expect(gone.body).toEqual({ success: true, message: "Configuración desactivada" });
    expect(await app.as("admin").rest("GET", "/commission-configs/configs/gerente/hotel")).toMatchObject(
      refused(404, "Configuración no encontrada", "NOT_FOUND"),
    );
  });

  it.each([
    [
      { calculation_type: "fixed_per_person", amount_per_person: 0 },
      "El monto por persona debe ser mayor a 0",
    ],
    [{ calculation_type: "percentage", percentage: 0 }, "El porcentaje debe ser mayor a 0"],
    [{ calculation_type: "percentage", percentage: 101 }, "El porcentaje no puede ser mayor a 100"],
    [{ calculation_type: "fixed_total", fixed_amount: 0 }, "El monto fijo total debe ser mayor a 0"],
    [{ amount_per_person: 5, min_amount: -1 }, "El monto mínimo no puede ser negativo"],
    [{ amount_per_person: 5, min_amount: 10, max_amount: 10 }, "El monto máximo debe ser mayor al mínimo"],
    [
      { amount_per_person: 5, effective_from: inDays(-1) },
      "La configuración no puede regir desde un día que ya pasó",
    ],
  ])("%j are refused: %s", async (terms, message) => {
    const body = { role: "owner", trip_type: "nacional", ...terms };
    expect(await app.as("owner").rest("POST", "/commission-configs/configs", body)).toMatchObject(
      refused(400, message, "BAD_USER_INPUT"),
    );
  });
});
