import Button from "@mui/material/Button";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { commissionPaths } from "../commissions/commission/commissions.paths.ts";
import { teamTexts } from "./team.texts.ts";
import { usePendingTeamCommissionsQuery } from "./teams.generated.ts";

/** Shows the pending commissions of a manager's team: the newest five, and the total number. */
export function PendingCommissions({ managerId }: { readonly managerId: number }) {
  const { data, error, refetch } = usePendingTeamCommissionsQuery({ variables: { managerId } });
  if (error && !data) return <ErrorState {...shownFailure(error, refetch, "listCommissions")} />;
  const pending = data?.managerCommissions;
  return (
    <Section
      title={pending ? `${teamTexts.pending} (${pending.total.toLocaleString("es-CO")})` : teamTexts.pending}
      actions={
        <Button href={`${commissionPaths.list.to()}?status=pending`}>{teamTexts.seeCommissions}</Button>
      }
    >
      {!pending && <Skeleton height={64} />}
      {pending?.total === 0 && <Typography color="textSecondary">{teamTexts.noPending}</Typography>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {pending?.commissions.map(({ id, montoComision, vendedor, contract }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: "flex",
              justifyContent: "space-between",
              gap: 3,
              py: 2,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <span>
              {vendedor.name} {vendedor.lastname}
              <Typography variant="caption" color="textSecondary" component="div">
                {contract.contractNumber}
              </Typography>
            </span>
            <Money amount={montoComision} strong />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
