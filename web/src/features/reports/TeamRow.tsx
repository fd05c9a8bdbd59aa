import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import { roleLabel } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { Money } from "../../ui/Money.tsx";
import { isLockedOut } from "../organization/user.offered-acts.ts";
import { UserName } from "../organization/UserName.tsx";
import { UserStatus } from "../organization/UserStatus.tsx";
import { teamTexts } from "./team.texts.ts";
import type { TeamNodeFragment } from "./teams.generated.ts";
import { ChevronRightIcon } from "../../ui/icons.tsx";

interface TeamRowProps {
  readonly node: TeamNodeFragment;
  readonly level: number;
  /** True while the people below are collapsed; null when there are none. */
  readonly folded: boolean | null;
  readonly onFold: () => void;
  /** Address of the organization page of the person, if the viewer may open it. */
  readonly href: string | null;
  readonly actions: ReactNode;
}

/** Widths of the figure columns on a computer; on phones the figures are below the name, two per row. */
export const figureColumns = "104px 96px 148px 132px 40px";

function Figure({
  label,
  children,
  own,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly own?: ReactNode;
}) {
  return (
    <Box sx={{ textAlign: { md: "right" }, fontVariantNumeric: "tabular-nums", minWidth: 0 }}>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ display: { md: "none" } }}>
        {label}
      </Typography>
      <Box sx={{ fontWeight: 600 }}>{children}</Box>
      {own !== undefined && (
        <Typography variant="caption" color="textSecondary" component="div">
          propio {own}
        </Typography>
      )}
    </Box>
  );
}

/** Shows one person of a team: the sales including everybody below and, smaller, the person's own sales. */
export function TeamRow({ node, level, folded, onFold, href, actions }: TeamRowProps) {
  const { name, lastname, role, people, metrics, teamMetrics, image, isActive } = node;
  const full = `${name} ${lastname}`;
  const leads = people > 0;
  const own = <Value,>(value: Value): Value | undefined => (leads ? value : undefined);
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr 40px", md: `minmax(0, 1fr) ${figureColumns}` },
        alignItems: "center",
        columnGap: 3,
        rowGap: 2,
        px: { xs: 3, md: 4 },
        py: 2,
        minHeight: 56,
        borderTop: 1,
        borderColor: "divider",
        opacity: isActive ? 1 : 0.72,
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          minWidth: 0,
          pl: { xs: level * 3, md: level * 6 },
        }}
      >
        <IconButton
          size="small"
          onClick={onFold}
          aria-expanded={folded === null ? undefined : !folded}
          aria-label={folded ? teamTexts.unfold(full) : teamTexts.fold(full)}
          sx={{ visibility: folded === null ? "hidden" : "visible" }}
        >
          <ChevronRightIcon
            fontSize="small"
            sx={{ transform: folded ? "none" : "rotate(90deg)", transition: "transform 160ms" }}
          />
        </IconButton>
        <UserName
          image={image}
          name={
            href ? (
              <Link href={href} sx={{ fontWeight: 600 }}>
                {full}
              </Link>
            ) : (
              <Box component="span" sx={{ fontWeight: 600 }}>
                {full}
              </Box>
            )
          }
          note={leads ? `${roleLabel(role)} · ${teamTexts.people(people)}` : roleLabel(role)}
        />
        {(!isActive || node.invitedAt || isLockedOut(node, new Date())) && <UserStatus user={node} />}
      </Box>
      <Box
        sx={{
          display: { xs: "grid", md: "contents" },
          gridTemplateColumns: "1fr 1fr",
          gap: 2,
          gridColumn: "1 / -1",
          gridRow: { xs: 2, md: "auto" },
          pl: { xs: level * 3 + 11, md: 0 },
        }}
      >
        <Figure label="Abiertas" own={own(metrics.openQuotes.toLocaleString("es-CO"))}>
          {teamMetrics.openQuotes.toLocaleString("es-CO")}
        </Figure>
        <Figure label="Contratos" own={own(metrics.contracts.toLocaleString("es-CO"))}>
          {teamMetrics.contracts.toLocaleString("es-CO")}
        </Figure>
        <Figure label={defined.vendido.label} own={own(<Money amount={metrics.sales} />)}>
          <Money amount={teamMetrics.sales} />
        </Figure>
        <Figure label="Comisiones" own={own(<Money amount={metrics.commissions} />)}>
          <Money amount={teamMetrics.commissions} />
        </Figure>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, md: "auto" }, gridRow: { xs: 1, md: "auto" }, justifySelf: "end" }}>
        {actions}
      </Box>
    </Box>
  );
}
