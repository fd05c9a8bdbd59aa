import { describe, expect, it } from "vitest";
import { shownReason } from "../../api/src/modules/operation/shown-reason.ts";

describe("why something failed is shown", () => {
  it.each([
    ["550 5.1.1 <maria.perez@cliente.com.co>: no existe", "550 5.1.1 <[correo]>: no existe"],
    ["connect ECONNREFUSED 127.0.0.1:587", "connect ECONNREFUSED 127.0.0.1:587"],
    ["smtp://usuario:clave@mail.test:587 falló", "smtp://[oculto]@mail.test:587 falló"],
    ["Authorization: Bearer eyJhbGciOi.J9.abc", "Authorization: Bearer [oculto]"],
    ["https://x.test/firma?token=abc123&p=1", "https://x.test/firma?token=[oculto]&p=1"],
    ["El número +57 300 123 4567 no recibe", "El número [número] no recibe"],
    [`la llave ${"a1".repeat(32)} venció`, "la llave [oculto] venció"],
    ["No existe 019a0000-0000-7000-8000-000000000000", "No existe 019a0000-0000-7000-8000-000000000000"],
    [
      `update "payments" set "payer" = 'María' - new row for relation "payments" violates check constraint "x"
detail: Failing row contains (María)`,
      'new row for relation "payments" violates check constraint "x"',
    ],
    [`select 'María' - algo raro`, "La base de datos no lo aceptó."],
  ])("%s as %s", (reason, shown) => expect(shownReason(reason)).toBe(shown));

  it("in 400 characters at the most", () => {
    expect(shownReason("motivo ".repeat(100))).toHaveLength(401);
  });
});
