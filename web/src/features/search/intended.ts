import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import { contractPaths } from "../contracts/contract/contracts.paths.ts";
import { customerPaths } from "../customers/customers.paths.ts";
import { quotePaths } from "../quotes/quote/quotes.paths.ts";
import type { Intent } from "./intent.ts";
import type { Hit } from "./search.kinds.ts";
import { searchTexts as texts } from "./search.texts.ts";
import type { Found } from "./useFound.ts";

/** Statuses of a contract for which a payment can be registered. */
const paid: readonly (string | null)[] = ["active", "signed", "completed"];

/** Returns a text with the first letter of each word capitalised, as in names and places. */
const named = (text: string): string => text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

const asked = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();

/**
 * Returns the prefilled forms that a text requests; for a payment, one form for each contract found. The user
 * opens a form and submits it.
 */
export function intended(intent: Intent | null, hits: readonly Hit[], role: number): readonly Found[] {
  if (!intent) return [];
  const { kind, about } = intent;
  const heading = texts.acts;
  switch (kind) {
    case "payment":
      if (!may(role, "registerPayments")) return [];
      return hits
        .filter((hit) => hit.kind === "contract" && paid.includes(hit.status))
        .map((hit) => ({
          key: `payment ${hit.recordId}`,
          heading,
          label: texts.payment(intent.amount === null ? null : formatCop(intent.amount)),
          note: [hit.title, hit.person, hit.detail].filter(Boolean).join(" · "),
          go: `${contractPaths.detail.to({ id: hit.recordId })}?${asked({
            accion: "pago",
            valor: intent.amount === null ? "" : String(intent.amount),
          })}`,
        }));
    case "quote":
      if (!may(role, "manageQuotes") || about === "") return [];
      return [
        {
          key: "quote",
          heading,
          label: texts.quote(named(about)),
          note: texts.filled,
          go: `${quotePaths.list.to()}?${asked({ nueva: "1", para: named(about) })}`,
        },
      ];
    case "customer":
      if (!may(role, "manageCustomers") || about === "") return [];
      return [
        {
          key: "customer",
          heading,
          label: texts.customer(named(about)),
          note: texts.filled,
          go: `${customerPaths.list.to()}?${asked({
            nuevo: "1",
            nombre: named(about),
            telefono: intent.phone,
          })}`,
        },
      ];
  }
}
