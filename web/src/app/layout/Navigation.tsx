import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { moveByArrows } from "../../ui/arrow-keys.ts";
import { MenuIcon } from "./MenuIcon.tsx";
import { grouped, type MenuLine } from "./menu.ts";
import { useMenu } from "./useMenu.ts";

interface NavigationProps {
  /** True to show icons only, below 1,200 px. */
  readonly icons?: boolean;
  readonly onNavigate?: () => void;
}

function Line({
  line,
  icons,
  current,
  stop,
  onNavigate,
}: {
  line: MenuLine;
  icons: boolean;
  current: boolean;
  /** True for the tab that the Tab key reaches; the arrow keys reach the others. */
  stop: boolean;
  onNavigate?: () => void;
}) {
  return (
    <Tooltip title={icons ? line.label : ""} placement="right">
      <ButtonBase
        href={line.path}
        onClick={onNavigate}
        aria-current={current ? "page" : undefined}
        tabIndex={stop ? 0 : -1}
        aria-label={icons ? line.label : undefined}
        sx={(theme) => ({
          width: "100%",
          justifyContent: icons ? "center" : "flex-start",
          gap: 3,
          minHeight: 40,
          px: 3,
          borderRadius: `${radius.field}px`,
          fontSize: "0.875rem",
          fontWeight: current ? 650 : 500,
          color: current ? "primary.main" : "text.secondary",
          backgroundColor: current ? theme.vars.palette.tones.sea.soft : "transparent",
          transition: theme.transitions.create("background-color"),
          "&:hover": { backgroundColor: theme.vars.palette.tones.neutral.soft },
        })}
      >
        <MenuIcon name={line.icon} />
        {!icons && line.label}
      </ButtonBase>
    </Tooltip>
  );
}

/** Shows the left navigation with the pages of the user's role. */
export function Navigation({ icons = false, onNavigate }: NavigationProps) {
  const { lines, place } = useMenu();
  const stop = place?.line ?? lines[0];
  return (
    <Box onKeyDown={moveByArrows} sx={{ px: 3, py: 2, overflowY: "auto" }}>
      {grouped(lines).map(({ group, lines: own }) => (
        <Box key={group} sx={{ mb: 4 }}>
          {!icons && (
            <Typography
              variant="caption"
              color="textSecondary"
              sx={{ px: 3, fontWeight: 600, display: "block", mb: 1 }}
            >
              {group}
            </Typography>
          )}
          <Box
            component="ul"
            aria-label={group}
            sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.5 }}
          >
            {own.map((line) => (
              <li key={line.path}>
                <Line
                  line={line}
                  icons={icons}
                  current={line === place?.line}
                  stop={line === stop}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
