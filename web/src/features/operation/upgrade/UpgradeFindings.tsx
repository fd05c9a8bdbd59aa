import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import { useBulk } from "../../../base/lists/useBulk.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { useReadMore } from "../../../base/lists/useReadMore.ts";
import { useUser } from "../../../base/session/useSession.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { customerPaths } from "../../customers/customers.paths.ts";
import {
  type UpgradeFindingLineFragment,
  UpgradeFindingListDocument,
  useUpgradeFindingListQuery,
  useUpgradeFindingReviewEachMutation,
} from "../operation.generated.ts";
import { upgradeActs } from "./upgrade.acts.tsx";
import { addressOfFinding, upgradeColumns } from "./upgrade.columns.tsx";
import { upgradeTexts as texts } from "./upgrade.texts.ts";

/** Settings of the list; findings not reviewed yet are always first. */
const upgradeFindings = { name: "UpgradeFinding", columns: {} } as const;
const refetchQueries = ["UpgradeFindingList", "UpgradeFindingCount"];

function ReviewEach({ rows, ...dialog }: BulkDialogProps<UpgradeFindingLineFragment>) {
  const [review] = useUpgradeFindingReviewEachMutation({ refetchQueries });
  return (
    <ConfirmEach
      {...dialog}
      title={texts.reviewTitle(rows.length)}
      confirm={texts.review}
      perform={(slice) => review({ variables: slice })}
    >
      {texts.reviewLead}
    </ConfirmEach>
  );
}

const acts: readonly BulkAct<UpgradeFindingLineFragment>[] = [
  {
    key: "review",
    label: texts.review,
    allows: ({ reviewedAt }) => reviewedAt === null,
    Dialog: ReviewEach,
  },
];

/**
 * Shows the records that earlier versions may have handled wrongly, as found by an upgrade; nothing changes
 * without a click.
 */
export function UpgradeFindings() {
  const { role } = useUser();
  const listed = useList(upgradeFindings, { size: 25 });
  const variables = { page: listed.variables.page, limit: listed.variables.limit };
  const { data, loading, error, refetch } = useUpgradeFindingListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const list = data?.upgradeFindings;
  const { show, dialog, busy } = useRecordActs(upgradeActs, { reads: refetchQueries });
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ title }) => title,
    href: addressOfFinding,
    read: useReadMore(UpgradeFindingListDocument, variables, ({ upgradeFindings: { items } }) => items),
    acts,
  });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3, maxWidth: 640 }}>
        {texts.lead}
      </Typography>
      <DataTable
        label={texts.title}
        columns={upgradeColumns}
        {...listed.table}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        href={addressOfFinding}
        actions={(row) =>
          row.reviewedAt === null && (
            <Stack direction="row" sx={{ gap: 2, justifyContent: "flex-end" }}>
              {row.kind === "twin_customer" && row.otherId && may(role, "mergeCustomers") && (
                <Button
                  size="small"
                  href={customerPaths.merge(row.subjectId, row.otherId)}
                  aria-label={`${texts.merge}: ${row.title}`}
                >
                  {texts.merge}
                </Button>
              )}
              {row.printable && may(role, "watchOperation") && (
                <Button
                  size="small"
                  aria-label={`${texts.print}: ${row.title}`}
                  onClick={() => show("print", row)}
                >
                  {upgradeActs.print.label}
                </Button>
              )}
              <Button
                size="small"
                variant="outlined"
                disabled={busy}
                aria-label={`${texts.review}: ${row.title}`}
                onClick={() => show("review", row)}
              >
                {upgradeActs.review.label}
              </Button>
            </Stack>
          )
        }
        loading={loading && !list}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {dialog}
    </>
  );
}
