import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { pointOrder } from "@travesia/api/rewards/points.rules";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FigureLine } from "../../ui/FigureLine.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useCopyText } from "../../ui/copy-text.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { movementColumns, referredColumns } from "../../features/rewards/points.columns.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ReferralCard } from "../../features/rewards/ReferralCard.tsx";
import { usePointsHomeQuery, usePointsReferredQuery } from "../../features/rewards/rewards.generated.ts";
import { rewardTexts as texts } from "../../features/rewards/rewards.texts.ts";

/** Settings of the list of referred people; always sorted newest first. */
const referredOrder = { name: "ReferredPeople", columns: {} } as const;

/** Shows the viewer's points, their origin, and the referral link that earns more. */
export function PointsScreen() {
  const listed = useList(pointOrder);
  const brought = useList(referredOrder, { begins: "referidos" });
  const copyText = useCopyText();
  const read = usePointsHomeQuery({ variables: listed.variables });
  const referred = usePointsReferredQuery({
    variables: { page: brought.variables.page, limit: brought.variables.limit },
  });
  const shown = lastAnswer(read);
  if (read.error && !shown)
    return (
      <>
        <PageHeader title={texts.title} />
        <ErrorState {...shownFailure(read.error, read.refetch)} />
      </>
    );
  if (!shown?.me)
    return (
      <>
        <PageHeader title={texts.title} />
        <RecordSkeleton />
      </>
    );
  const { me, pointMovements: movements } = shown;
  const link = me.referralCode
    ? new URL(accountPaths.referral.to({ referralCode: me.referralCode }), window.location.origin).href
    : null;
  const copy = () => copyText(link ?? "", texts.copied);
  const people = lastAnswer(referred)?.referredPeople;
  return (
    <>
      <PageHeader title={texts.welcome(me.email)} subtitle={texts.title} />
      <LiveList type="point_movement" />
      <FigureLine
        figures={[
          { label: "Tu saldo", value: texts.balance(me.points) },
          { label: texts.referred, value: people?.total.toLocaleString("es-CO") ?? "—" },
        ]}
      />
      <Stack sx={{ gap: 4, mt: 3 }}>
        <ReferralCard link={link} onCopy={() => void copy()} />
        <Part title={texts.movements}>
          <DataTable
            label={texts.movements}
            columns={movementColumns}
            {...listed.table}
            tools={<ExportButton list="pointMovements" variables={listed.variables} />}
            rows={movements.items}
            rowKey={({ id }) => id}
            loading={read.loading}
            empty={<EmptyState>{texts.noMovements}</EmptyState>}
            page={listed.pageOf(movements)}
          />
        </Part>
        <Part title={texts.referred}>
          <DataTable
            label={texts.referred}
            columns={referredColumns}
            {...brought.table}
            rows={people?.items}
            rowKey={({ name, since }) => `${since} ${name}`}
            loading={referred.loading}
            failure={referred.error ? shownFailure(referred.error, referred.refetch) : null}
            empty={<EmptyState>{texts.noReferred}</EmptyState>}
            page={brought.pageOf(people)}
          />
        </Part>
      </Stack>
    </>
  );
}

/** Shows a list under its title. */
const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
