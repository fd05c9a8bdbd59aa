import { describe, expect, it } from "vitest";
import { typedServices } from "../../api/src/modules/quotes/quote/offer/typed-services.rules.ts";

describe("a list pasted from a chat", () => {
  it.each([
    "• Traslados",
    "- Traslados",
    "1. Traslados",
    "2) Traslados",
    "✓ Traslados",
    "✅ Traslados",
    "✔️Traslados",
    "☑️ Traslados",
    "👉🏼 Traslados",
    "1️⃣ Traslados",
    "🚐 Traslados",
    "👨‍👩‍👧 Traslados",
    "- ✅ Traslados",
    "Traslados",
  ])("is kept without the mark of its line: %s", (line) =>
    expect(typedServices(line)).toEqual(["Traslados"]),
  );

  it.each(["4 noches en Cartagena", "2x1 en el spa", "Wi-Fi ✈️ a bordo", "24/7 asistencia"])(
    "keeps text that belongs to the line: %s",
    (line) => expect(typedServices(line)).toEqual([line]),
  );
});
