import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ContractStatus } from "@travesia/api/contracts/contract/contract.lifecycle";
import { itemActs as rules } from "@travesia/api/contracts/item/item.acts.rules";
import { useUser } from "../../../base/session/useSession.ts";
import { ItemVouchers } from "./ItemVouchers.tsx";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import {
  itemAnnulled,
  itemLabels,
  itemTones,
  kindBesideName,
  withoutItems,
} from "../contract/contract.texts.ts";
import { type ItemRecordFragment, useContractItemsQuery } from "../contract/contracts.generated.ts";
import { contractReads } from "../contract/contract.reads.ts";
import { itemActs } from "./item.acts.tsx";
import { PageBar } from "../../../ui/table/PageBar.tsx";
import { usePages } from "../../../ui/table/usePages.ts";

interface ItemsSectionProps {
  readonly contract: {
    readonly id: string;
    readonly quote: { readonly id: string } | null;
    readonly status: ContractStatus;
  };
  /** True when the viewer may see costs. */
  readonly withCosts: boolean;
  /** True when the viewer may add and remove items now. */
  readonly editable: boolean;
  readonly onAdd: () => void;
}

/** Number of items on one page. */
const SHOWN = 8;

const wide = { display: { xs: "none", sm: "table-cell" } } as const;

function ItemState({
  item: { requiereCompra, status, motivoSinCompra },
  annulled,
}: {
  readonly item: ItemRecordFragment;
  /** True when its contract was cancelled. */
  readonly annulled: boolean;
}) {
  if (annulled) return <StatusChip label={itemAnnulled} tone="clay" />;
  if (requiereCompra) return <StatusChip label={itemLabels[status]} tone={itemTones[status]} />;
  return (
    <>
      <StatusChip label="No requiere compra" tone="neutral" />
      <Typography variant="caption" color="textSecondary" component="div">
        {motivoSinCompra}
      </Typography>
    </>
  );
}

/** Shows the items to purchase for a contract, and their progress. */
export function ItemsSection({ contract, withCosts, editable, onAdd }: ItemsSectionProps) {
  const read = useContractItemsQuery({ variables: { contractId: contract.id } });
  const items = read.data?.contractItems;
  const { show, dialog } = useRecordActs(itemActs, { reads: [...contractReads, "ContractDetail"] });
  const viewer = useUser();
  const attaches = ({ status, requiereCompra }: ItemRecordFragment) =>
    rules.allows("attachVoucher", { viewer }, { status, requiereCompra, estadoContrato: contract.status });
  const { shown, bar } = usePages(items ?? [], SHOWN);
  if (!items) return <Unread of={read} what="Servicios por comprar" />;
  const add = editable && (
    <Button size="small" onClick={onAdd}>
      Agregar servicio
    </Button>
  );
  const release = (item: ItemRecordFragment) =>
    item.requiereCompra &&
    item.status === "pendiente_compra" && (
      <Button size="small" color="inherit" onClick={() => show("release", item)}>
        {itemActs.release.label}
      </Button>
    );
  return (
    <Section title="Servicios por comprar" actions={add} flush={items.length > 0}>
      {items.length === 0 ? (
        <EmptyState>{withoutItems[contract.status]}</EmptyState>
      ) : (
        <>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Servicio</TableCell>
                <TableCell align="right" sx={wide}>
                  Cantidad
                </TableCell>
                {withCosts && <TableCell align="right">Cotizado</TableCell>}
                <TableCell sx={wide}>Estado</TableCell>
                {editable && <TableCell component="td" sx={wide} />}
              </TableRow>
            </TableHead>
            <TableBody>
              {shown.map((item) => (
                <TableRow key={item.id}>
                  <TableCell>
                    {item.descripcion}
                    <Typography variant="caption" color="textSecondary" component="div">
                      {kindBesideName(item)}
                      <Box component="span" sx={{ display: { sm: "none" } }}>
                        {item.cantidad > 1 && ` × ${item.cantidad}`}
                      </Box>
                    </Typography>
                    <ItemVouchers
                      item={item}
                      quoteId={contract.quote?.id ?? null}
                      editable={attaches(item)}
                    />
                    <Box sx={{ display: { xs: "block", sm: "none" }, mt: 1 }}>
                      <ItemState item={item} annulled={contract.status === "cancelled"} />
                      {editable && release(item)}
                    </Box>
                  </TableCell>
                  <TableCell align="right" sx={wide}>
                    {item.cantidad}
                  </TableCell>
                  {withCosts && (
                    <TableCell align="right">
                      <Money amount={item.precioTotal} />
                    </TableCell>
                  )}
                  <TableCell sx={wide}>
                    <ItemState item={item} annulled={contract.status === "cancelled"} />
                  </TableCell>
                  {editable && (
                    <TableCell align="right" sx={wide}>
                      {release(item)}
                    </TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <PageBar {...bar} />
        </>
      )}
      {dialog}
    </Section>
  );
}
