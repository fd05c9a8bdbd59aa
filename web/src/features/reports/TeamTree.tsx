import { figures as defined } from "@travesia/api/reports/financial/figures.rules";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { figureColumns, TeamRow } from "./TeamRow.tsx";
import { teamTexts } from "./team.texts.ts";
import type { TeamNodeFragment } from "./teams.generated.ts";
import { foldedAtFirst, leadsOf } from "./teams.tree.ts";

/** A person with all people below them. */
export interface Branch extends TeamNodeFragment {
  readonly team?: readonly Branch[];
}

interface TeamTreeProps {
  readonly team: readonly Branch[];
  /** True to expand all people, as in search results. */
  readonly unfolded: boolean;
  readonly hrefOf: (id: number) => string | null;
  readonly actionsOf: (node: TeamNodeFragment) => ReactNode;
}

const headings = ["Abiertas", "Contratos", defined.vendido.label, "Comisiones"];

/** Shows teams as a collapsible tree. */
export function TeamTree({ team, unfolded, hrefOf, actionsOf }: TeamTreeProps) {
  const [folded, setFolded] = useState(() => foldedAtFirst(team));
  const leads = leadsOf(team);
  const anyFolded = leads.some((id) => folded.has(id));
  const toggle = (id: number) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const branches = (nodes: readonly Branch[], level: number): ReactNode => (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {nodes.map((node) => {
        const leading = (node.team?.length ?? 0) > 0;
        const closed = leading && !unfolded && folded.has(node.id);
        return (
          <li key={node.id}>
            <TeamRow
              node={node}
              level={level}
              folded={leading ? closed : null}
              onFold={() => toggle(node.id)}
              href={hrefOf(node.id)}
              actions={actionsOf(node)}
            />
            {leading && !closed && branches(node.team ?? [], level + 1)}
          </li>
        );
      })}
    </Box>
  );

  return (
    <Card component="section" aria-label={teamTexts.tree}>
      <Stack
        direction="row"
        sx={{
          px: 4,
          py: 2,
          minHeight: 48,
          alignItems: "center",
          justifyContent: "space-between",
          gap: 3,
          display: { xs: "flex", md: "grid" },
          gridTemplateColumns: `minmax(0, 1fr) ${figureColumns}`,
        }}
      >
        <Box>
          {leads.length > 0 && !unfolded && (
            <Button size="small" onClick={() => setFolded(new Set(anyFolded ? [] : leads))}>
              {anyFolded ? teamTexts.unfoldAll : teamTexts.foldAll}
            </Button>
          )}
        </Box>
        {headings.map((heading) => (
          <Typography
            key={heading}
            variant="caption"
            color="textSecondary"
            sx={{ display: { xs: "none", md: "block" }, textAlign: "right", fontWeight: 600 }}
          >
            {heading}
          </Typography>
        ))}
        <span />
      </Stack>
      {branches(team, 0)}
    </Card>
  );
}
