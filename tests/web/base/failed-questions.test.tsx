// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { CustomerChoiceField } from "../../../web/src/features/customers/CustomerChoiceField.tsx";
import { LimitTrial } from "../../../web/src/features/commissions/limit/LimitTrial.tsx";
import { useToInvoiceActs } from "../../../web/src/features/invoices/invoice.acts.tsx";
import type { ContractToInvoiceRowFragment } from "../../../web/src/features/invoices/invoices.generated.ts";
import { invoiceTexts } from "../../../web/src/features/invoices/invoice.texts.ts";
import { UserListScreen } from "../../../web/src/pages/organization/UserListScreen.tsx";
import { SEARCH_FAILED } from "../../../web/src/ui/form/lookup/lookup.texts.ts";
import { monthIn, START } from "../../support/calendar.ts";
import { openAct } from "../../support/record-acts.tsx";
import { type Answer, aSessionUser, openAt, serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const broken: Answer = {
  errors: [{ message: "Algo falló", extensions: { code: "INTERNAL" } }],
  data: null,
};

describe("a list whose question changed", () => {
  const ana = {
    __typename: "User",
    id: 9,
    name: "Ana",
    lastname: "Ruiz",
    email: "ana@travesia.test",
    phone: "3001234567",
    role: 2,
    image: null,
    tipoDocumento: "cc",
    documentoIdentidad: "1020304050",
    lastLogin: null,
    isActive: true,
    version: 1,
    acts: [],
    createdAt: START.toISOString(),
  };
  const found: Answer = {
    data: { userPage: { __typename: "UserPage", items: [ana], total: 1, totalPages: 1 } },
  };
  const screenOf = async () => UserListScreen;
  const routes = [{ path: "/users", guard: "signedIn", layout: "bare", screen: screenOf }] as const;

  /** The list of people, of whom only those with this role can be read, and as long as `works` says so. */
  const open = async (works: { now: boolean }) => {
    serverAnswers({
      Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
      SavedViewList: { data: { savedViews: [] } },
      UserList: ({ filter }) => (works.now && !(filter as { role?: number }).role ? found : broken),
    });
    const shown = openAt("/users", routes, "a-token");
    await screen.findByText("Ana Ruiz");
    return shown;
  };

  it("shows none of the rows before, once the new ones could not be read", async () => {
    const { router } = await open({ now: true });
    await act(() => router.navigate("/users?role=3"));
    expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
    expect(screen.queryByText("Ana Ruiz")).toBeNull();
  });

  it("keeps its rows where they alone could not be read again, and says so beside its tools", async () => {
    const works = { now: true };
    const { client } = await open(works);
    works.now = false;
    await act(() => client.refetchQueries({ include: ["UserList"] }).catch(() => undefined));
    const again = await screen.findByRole("button", { name: "Sin actualizar · Reintentar" });
    expect(screen.getByText("Ana Ruiz")).toBeTruthy();
    works.now = true;
    fireEvent.click(again);
    await waitFor(() => expect(screen.queryByRole("button", { name: /Sin actualizar/ })).toBeNull());
  });
});

it("a search that failed does not say that nobody is so: a second record would be made", async () => {
  serverAnswers({ CustomerList: broken });
  const Chosen = () => {
    const { control } = useForm({ defaultValues: { customer: null } });
    return <CustomerChoiceField control={control} name="customer" label="Cliente" except="c1" />;
  };
  showConnected(<Chosen />, aSessionUser());
  fireEvent.mouseDown(screen.getByRole("combobox"));
  expect(await screen.findByText(SEARCH_FAILED)).toBeTruthy();
  expect(screen.queryByText("Ningún cliente es así")).toBeNull();
});

it("a limit that could not be tried is not answered with the one before", async () => {
  const outcome = (enEspera: number) => ({
    __typename: "LimitOutcome",
    limite: 1_000_000,
    mesesConEspera: 1,
    enEsperaAlFinal: enEspera,
    meses: [{ __typename: "LimitMonth", mes: monthIn(-10), porPagar: 900_000, pagado: 100_000, enEspera }],
  });
  const seller = { __typename: "TriedSeller", id: 3, nombre: "María Ospina", role: 2 };
  const tried = { __typename: "SellerTrial", vendedor: seller, actual: outcome(0), nuevo: outcome(800_000) };
  serverAnswers({
    LimitSimulation: ({ input }) =>
      (input as { limite: number }).limite === 1_000_000
        ? { data: { monthlyLimitSimulation: [tried] } }
        : broken,
  });
  const Tried = () => {
    const [limite, setLimite] = useState(1_000_000);
    return (
      <>
        <LimitTrial userId={3} limite={limite} />
        <button onClick={() => setLimite(2_000_000)}>Más</button>
      </>
    );
  };
  showConnected(<Tried />, aSessionUser({ role: 7 }));
  expect(await screen.findByText(/800\.000/)).toBeTruthy();
  fireEvent.click(screen.getByText("Más"));
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
  expect(screen.queryByText(/800\.000/)).toBeNull();
});

it("nothing is invoiced before it was seen what the invoice will charge, and the question can be left", async () => {
  const contract = {
    id: "k1",
    contractNumber: "CON-1",
    precioTotal: 4_000_000,
    cliente: { name: "Laura", lastname: "Mejía" },
  } as ContractToInvoiceRowFragment;
  const sent = openAct(useToInvoiceActs, "generate", contract, { answers: { InvoiceDraft: broken } });
  expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
  fireEvent.click(screen.getByRole("button", { name: invoiceTexts.generate }));
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
