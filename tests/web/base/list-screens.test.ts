import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { atLeastOne } from "../../support/at-least-one.ts";

const web = join(import.meta.dirname, "../../../web/src");

const files = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(features\/(?!kit\/)|pages\/).*\.tsx$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(web, file), "utf8") }))
  .filter(({ text }) => text.includes("<DataTable"));

/** The components of a file. */
const componentsOf = (text: string): string[] => text.split(/^(?:export )?function /m).slice(1);

/** Tables that are no lists to look through: what is read at a glance, and parts of a record or a dialog. */
const glanced: readonly string[] = [
  "features/bank/BankImports.tsx",
  "features/bank/settlement/BankSettlements.tsx",
  "features/commissions/config/ConfigHistoryDialog.tsx",
  "features/commissions/payout/PersonCommissions.tsx",
  "features/numbering/NumberingRanges.tsx",
  "features/purchases/dues/ProviderContracts.tsx",
  "features/purchases/stats/PurchaseStats.tsx",
  "features/reports/TeamMetricsSection.tsx",
  "features/reports/dashboard/PackagesSection.tsx",
  "features/reports/dashboard/SellersSection.tsx",
  "pages/commissions/ContractCommissionsScreen.tsx",
  "pages/reports/GoalsScreen.tsx",
];

/** Lists that nobody takes along as a file, and why. */
const notTaken: Readonly<Record<string, string>> = {
  "features/accounts/access/OpenAccess.tsx": "what is open now, ended where it stands",
  "features/commissions/payout/PayoutList.tsx": "its file is the one for the bank",
  "features/invoices/PendingTab.tsx": "contracts, which their own list takes along",
  "features/operation/WaitingMails.tsx": "mails that leave or are dropped, gone once they do",
  "features/operation/retention/IdlePeople.tsx": "people to forget, whose data are not to be copied",
  "features/purchases/dues/ProviderPurchases.tsx": "a part of a provider, whose dues have a file",
  "features/reports/trip-profit/TripProfitTab.tsx": "contracts, whose file says their profit",
  "features/operation/upgrade/UpgradeFindings.tsx":
    "looked at once after an upgrade; what it names has lists of its own",
  "features/webhooks/WebhookLog.tsx": "what left for another program, which has it, kept for 30 days",
  "pages/closing/AccountsScreen.tsx": "settings of the books, which the package of a month uses",
  "pages/closing/OpeningScreen.tsx":
    "typed once from the books of before; the package of the first month has it",
  "pages/approvals/ApprovalListScreen.tsx": "what is paid stands in the lists of what is paid",
  "pages/exports/ExportsScreen.tsx": "the files themselves",
  "pages/history/AuditScreen.tsx": "it has an export of its own, with its chain",
  "pages/operation/OperationScreen.tsx": "work to do again, gone once it is done",
};

/** Lists with something that is done with many at once. */
const chosenFrom: readonly string[] = [
  "features/invoices/InvoiceTab.tsx",
  "features/invoices/PendingTab.tsx",
  "features/operation/WaitingMails.tsx",
  "features/operation/retention/IdlePeople.tsx",
  "features/operation/upgrade/UpgradeFindings.tsx",
  "features/payments/desk/PaymentListTab.tsx",
  "features/payments/refund/RefundTab.tsx",
  "features/staff-documents/review/ReviewListTab.tsx",
  "pages/claims/ClaimListScreen.tsx",
  "pages/commissions/CommissionListScreen.tsx",
  "pages/contracts/ContractListScreen.tsx",
  "pages/contracts/ContractSupervisionScreen.tsx",
  "pages/customers/CustomerListScreen.tsx",
  "pages/operation/OperationScreen.tsx",
  "pages/organization/UserListScreen.tsx",
  "pages/payments/ReceivablesScreen.tsx",
  "pages/providers/ProviderListScreen.tsx",
  "pages/quotes/QuoteListScreen.tsx",
  "pages/reservations/ReservationListScreen.tsx",
];

/** Two lists, of which the address shows one. */
const alternating: readonly string[] = ["pages/bank/BankScreen.tsx"];

const lists = files.filter(({ file }) => !glanced.includes(file));

describe("a list", () => {
  it.each(lists)("has its order, page size, columns and views: $file", ({ text }) => {
    for (const component of atLeastOne(componentsOf(text).filter((each) => each.includes("<DataTable")))) {
      expect(component).toMatch(/\{\.\.\.(\w+\.)?table\}/);
      expect(component).toMatch(/pageOf\(|\w+\.page\}|page=\{pageBar/);
    }
  });

  it.each(lists.filter(({ file }) => !(file in notTaken)))("is taken along as a file: $file", ({ text }) => {
    expect(text).toContain("<ExportButton");
  });

  it.each(lists.filter(({ file }) => chosenFrom.includes(file)))("lets many be chosen: $file", ({ text }) => {
    expect(text).toMatch(/useBulk\(|useChoice\(/);
  });

  it("keeps an address of its own where two are on one page", () => {
    const shared = lists
      .flatMap(({ file, text }) => componentsOf(text).map((component) => ({ file, component })))
      .filter(({ file, component }) => {
        const own = [...component.matchAll(/use(?:Whole)?List\(([\s\S]*?)\);/g)].map(
          ([, args]) => /begins: "(\w+)"/.exec(args!)?.[1] ?? "",
        );
        return !alternating.includes(file) && new Set(own).size < own.length;
      })
      .map(({ file }) => file);
    expect(shared).toEqual([]);
  });

  it("is named here only as long as it is there", () => {
    const known = new Set(files.map(({ file }) => file));
    const named = [...glanced, ...Object.keys(notTaken), ...chosenFrom];
    expect(named.filter((file) => !known.has(file))).toEqual([]);
  });
});
