import { beforeAll } from "vitest";
import {
  commissionActs,
  commissionFacts,
  earnedContractActs,
} from "../../../api/src/modules/commissions/commission/commission.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import type { Handle } from "../../support/people.ts";
import {
  aCompletedContract,
  APPROVE,
  CANCEL,
  CREATE,
  OBJECT,
  PAY,
  REQUEST,
  setAccount,
} from "../../support/story/commissions.ts";
import { aDraftContract, aSignedSimpleContract } from "../../support/story/contracts.ts";
import { haveDocuments } from "../../support/story/staff-documents.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await haveDocuments(app, "asesor", "lider");
  await setAccount(app, "asesor");
  await setAccount(app, "asesor2");
  await setAccount(app, "lider", null);
});

const every: readonly Handle[] = ["asesor", "lider", "gerente", "admin", "contador", "owner"];

/** A commission that was entered for a seller, of 1,000 COP unless it is more. */
const pendingOf = async (who: Handle, montoComision = 1_000) => {
  const { id: contractId } = await aSignedSimpleContract(app);
  const input = { contractId, vendedorId: app.people[who].id, tipoVendedor: "asesor", montoComision };
  const { createCommission } = await app.as("admin").ask(CREATE, { input });
  return { id: createCommission.id as string, contractId };
};
const approvedOf = async (who: Handle, amount?: number) => {
  const commission = await pendingOf(who, amount);
  await app.as("owner").ask(APPROVE, { id: commission.id });
  return commission;
};
const statusSet = async (status: string) => {
  const commission = await pendingOf("asesor");
  await app.app.services.orm.em
    .fork()
    .execute("update commissions set status = ? where id = ?", [status, commission.id]);
  return commission;
};
const requested = async () => {
  const commission = await approvedOf("asesor");
  await app.as("asesor").ask(REQUEST, { id: commission.id });
  return commission;
};
const objected = async () => {
  const commission = await pendingOf("asesor");
  await app.as("asesor").ask(OBJECT, { id: commission.id, input: { texto: "Faltan dos personas" } });
  return commission;
};
const paid = async () => {
  const commission = await approvedOf("asesor");
  await app.as("owner").ask(PAY, { id: commission.id });
  return commission;
};
/** Makes the adjustment that reverses a paid commission whose contract was cancelled. */
const adjustment = async () => {
  const { contractId } = await paid();
  await app.as("owner").ask(CANCEL, { id: contractId, input: { motivo: "Prueba" } });
  const [row] = await app.app.services.orm.em
    .fork()
    .execute("select id from commissions where contract_id = ? and clase = 'ajuste'", [contractId]);
  return row as { id: string };
};

/** A seller of administration earns too: the table asks whose commission it is. */
const ofAdmin = (status: "pending" | "approved") => async () => {
  const commission = await (status === "pending" ? pendingOf : approvedOf)("asesor");
  await app.app.services.orm.em
    .fork()
    .execute("update commissions set vendedor_id = ? where id = ?", [app.people.admin.id, commission.id]);
  return commission;
};

const held = {
  app: () => app,
  acts: commissionActs,
  asked: {
    approve: [APPROVE],
    pay: [PAY],
    edit: [`mutation ($id: ID!) { updateCommission(id: $id, input: { observaciones: "x" }) { id } }`],
    delete: [`mutation ($id: ID!) { deleteCommission(id: $id) }`],
    request: [REQUEST],
    object: [OBJECT, { input: { texto: "No es lo acordado" } }],
  },
  lasting: ["edit"],
  state: async ({ id }: { readonly id: string }) => {
    const document = `query ($id: ID!) { commission(id: $id) { ${commissionFacts.join(" ")} } }`;
    return (await app.as("owner").freely.ask(document, { id })).commission;
  },
  field: "commission(id: $id)",
} as const;

holdActs({
  ...held,
  called: "a commission",
  situations: {
    pending: () => pendingOf("asesor"),
    "requested by its seller": () => statusSet("generated"),
    approved: () => approvedOf("asesor"),
    "more than its seller may be paid this month": () => approvedOf("asesor", 1_300_001),
    "approved and requested": requested,
    "objected to": objected,
    paid,
    voided: () => statusSet("voided"),
    "an adjustment": adjustment,
  },
  people: every,
});

holdActs({
  ...held,
  called: "a commission of somebody else",
  situations: {
    "of somebody whose documents are not approved": () => approvedOf("asesor2"),
    "of somebody without bank details": () => pendingOf("lider"),
    "the administrator's own, pending": ofAdmin("pending"),
    "the administrator's own, approved": ofAdmin("approved"),
  },
  people: every.filter((who) => who !== "asesor"),
});

const cancelled = async () => {
  const contract = await aSignedSimpleContract(app);
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Prueba" } });
  return contract;
};

holdActs({
  app: () => app,
  acts: earnedContractActs,
  called: "a contract that is earned by",
  situations: {
    draft: () => aDraftContract(app),
    signed: () => aSignedSimpleContract(app),
    completed: () => aCompletedContract(app),
    cancelled,
  },
  asked: {
    approve: [`mutation ($id: ID!) { approveContract(id: $id) { contract { id } } }`],
    add: [
      CREATE,
      ({ id }) => ({
        // Of another team: nothing is generated for them.
        input: {
          contractId: id,
          vendedorId: app.people.asesor2.id,
          tipoVendedor: "asesor",
          montoComision: 1_000,
        },
      }),
    ],
  },
  state: async ({ id }) =>
    (await app.as("owner").ask(`query ($id: ID!) { contract(id: $id) { status } }`, { id })).contract,
  shown: (client, { id }) =>
    client.gql(
      `query ($id: ID!) { shown: contract(id: $id) { acts: commissionActs { name allowed reason } } }`,
      { id },
    ),
  people: every,
});
