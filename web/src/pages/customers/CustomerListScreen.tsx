import Button from "@mui/material/Button";
import { customerOrder } from "@travesia/api/customers/customer/customer.rules";
import { may } from "@travesia/api/permissions";
import { useNavigate } from "react-router-dom";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { useBegunAt } from "../../base/lists/useBegunAt.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useList } from "../../base/lists/useList.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { customerBulkActs } from "../../features/customers/customer.bulk-acts.tsx";
import { customerColumns } from "../../features/customers/customer.columns.tsx";
import { customerFilterOf, customerFilters } from "../../features/customers/customer.filters.ts";
import { customerTexts as texts } from "../../features/customers/customer.texts.ts";
import { customerListActs } from "../../features/customers/customer.acts.tsx";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { CustomerListDocument, useCustomerListQuery } from "../../features/customers/customers.generated.ts";
import { customerPaths } from "../../features/customers/customers.paths.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Shows the customers whom the viewer may see; the filters are in the address. */
export function CustomerListScreen() {
  const listed = useList(customerOrder, { size: 25 });
  const { address } = listed;
  const navigate = useNavigate();
  const { role } = useUser();
  const filter = customerFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const { show, dialog } = useRecordActs(customerListActs, {
    reads: ["CustomerList"],
    navigate: (path) => void navigate(path),
  });
  const begin = (act: keyof typeof customerListActs, begun = {}) => show(act, { id: "", begun });
  useBegunAt(
    address,
    "nuevo",
    ({ nombre: name = "", telefono = "" }) =>
      may(role, "manageCustomers") && begin("add", { name, telefono }),
    ["nombre", "telefono"],
  );
  useBegunAt(address, "importar", () => may(role, "mergeCustomers") && begin("import"));
  useBegunAt(address, "ventas", () => may(role, "importPastSales") && begin("importSales"));
  const read = useCustomerListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = lastAnswer(read)?.customers;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ name }) => name,
    href: ({ id }) => customerPaths.one.to({ id }),
    read: useReadMore(CustomerListDocument, variables, ({ customers }) => customers.items),
    acts: customerBulkActs({ role }),
  });
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const add = may(role, "manageCustomers") && (
    <ActButton variant="contained" onClick={() => begin("add")}>
      {texts.add}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        more={
          may(role, "importPastSales") && (
            <>
              <Button variant="outlined" onClick={() => begin("importSales")}>
                {texts.importSales}
              </Button>
              {may(role, "mergeCustomers") && (
                <Button variant="outlined" onClick={() => begin("import")}>
                  {texts.import}
                </Button>
              )}
            </>
          )
        }
        actions={add}
      />
      <LiveList type="customer" />
      <DataTable
        filterBar={{ filters: customerFilters, values: address.values, onChange: address.set }}
        label={texts.title}
        columns={customerColumns}
        {...listed.table}
        tools={<ExportButton list="customers" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={({ id }) => customerPaths.one.to({ id })}
        {...readState(read)}
        empty={
          filtered ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              {texts.noneFound}
            </EmptyState>
          ) : (
            <EmptyState action={add}>{texts.none}</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {dialog}
    </>
  );
}
