import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import { radius } from "@travesia/api/look";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { BarPlace, UnderBarPlace } from "./bar-place.tsx";
import { Brand } from "./Brand.tsx";
import { RouterLink } from "../routes/RouterLink.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { publicMenu } from "./public-menu.ts";
import { systemPaths } from "../failure/system.paths.ts";
import { useSession } from "../session/useSession.ts";
import { MenuIcon } from "../../ui/icons.tsx";

/** The way in, or for who is signed in the way to their work. */
function Entrance() {
  const { isAuthenticated } = useSession();
  return (
    <Button variant="outlined" href={isAuthenticated ? systemPaths.start.to() : systemPaths.login.to()}>
      {isAuthenticated ? "Mi cuenta" : "Iniciar sesión"}
    </Button>
  );
}

/**
 * The head of a public page. `bare` leaves out the ways elsewhere, on pages where one thing is to be decided.
 */
export function PublicHeader({ bare }: { readonly bare: boolean }) {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <SkipLink />
      <Stack
        direction="row"
        sx={{ position: "relative", zIndex: "appBar", py: 4, gap: 3, alignItems: "center" }}
      >
        {bare ? (
          <Brand />
        ) : (
          <ButtonBase href={systemPaths.home.to()} sx={{ borderRadius: `${radius.field}px` }}>
            <Brand />
          </ButtonBase>
        )}
        <Box sx={{ flex: 1 }} />
        {!bare && (
          <Stack
            component="nav"
            aria-label="Principal"
            direction="row"
            sx={{ display: { xs: "none", md: "flex" }, gap: 1 }}
          >
            {publicMenu.map(({ label, to }) => (
              <Button key={to} href={to} color="inherit" aria-current={pathname === to ? "page" : undefined}>
                {label}
              </Button>
            ))}
          </Stack>
        )}
        <BarPlace />
        <ThemeToggle />
        {!bare && <Entrance />}
        {!bare && (
          <IconButton
            aria-label="Ver el menú"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ display: { md: "none" } }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {publicMenu.map(({ label, to }) => (
            <MenuItem key={to} component={RouterLink} href={to} onClick={() => setAnchor(null)}>
              {label}
            </MenuItem>
          ))}
        </Menu>
        <UnderBarPlace />
      </Stack>
    </>
  );
}
