import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { callAddress, formatPhone } from "@travesia/api/colombia/phones";
import { widths } from "@travesia/api/look";
import type { ReactNode } from "react";
import { claimPaths } from "../../features/claims/claims.paths.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { aboveHelp, besideLane } from "../../ui/lane.ts";
import { touchLine } from "../../ui/touch.ts";
import type { AgencyIdentity } from "../../base/settings.ts";

const pages = [
  { label: "Sobre nosotros", href: contentPaths.about.to() },
  { label: "Política de tratamiento de datos", href: contentPaths.policies.to() },
  { label: "Términos y condiciones", href: contentPaths.terms.to() },
  { label: "Peticiones, quejas y reclamos", href: claimPaths.public.to() },
] as const;

/** Address of the consumer protection authority (SIC), which an online shop must link to. */
const AUTHORITY = "https://www.sic.gov.co/";

interface PublicFooterProps {
  readonly agency: AgencyIdentity;
  /** False on a page that begins with the name and the registration of the agency. */
  readonly isNamed: boolean;
}

/** Shows the footer of every public page: the agency, its contacts, and the legally required notices. */
export function PublicFooter({ agency, isNamed }: PublicFooterProps) {
  const { name, legalName, nit, rnt, address, phone, email, whatsapp, notices, ...profiles } = agency;
  const social = [
    { label: "Instagram", href: profiles.instagram },
    { label: "Facebook", href: profiles.facebook },
    { label: "TikTok", href: profiles.tiktok },
    { label: "YouTube", href: profiles.youtube },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  return (
    <Box
      component="footer"
      sx={{ borderTop: 1, borderColor: "divider", backgroundColor: "background.paper" }}
    >
      <Box
        sx={{
          width: "100%",
          maxWidth: widths.publicColumn,
          mx: "auto",
          pl: { xs: 4, md: 6 },
          pr: { xs: besideLane(16, "column"), md: besideLane(24, "column") },
          pt: 8,
          pb: aboveHelp(32),
        }}
      >
        <Box
          sx={{
            display: "grid",
            gap: 6,
            gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", md: "2fr 1fr 1fr" },
          }}
        >
          <Column title={isNamed ? name : "La agencia"}>
            <Typography variant="body2" color="textSecondary">
              {(isNamed || legalName !== name) && `${legalName} · `}NIT {nit}
              <br />
              {isNamed && (
                <>
                  RNT n.º {rnt}
                  <br />
                </>
              )}
              {address}
            </Typography>
          </Column>
          <Column title="Contacto">
            <Line href={`https://wa.me/${whatsapp}`} outside>
              WhatsApp {formatPhone(`+${whatsapp}`)}
            </Line>
            <Line href={callAddress(phone)}>{phone}</Line>
            <Line href={mailAddress(email)}>{email}</Line>
            {social.map(({ label, href }) => (
              <Line key={label} href={href} outside>
                {label}
              </Line>
            ))}
          </Column>
          <Column title="Información">
            {pages.map(({ label, href }) => (
              <Line key={href} href={href}>
                {label}
              </Line>
            ))}
            <Line href={AUTHORITY} outside>
              Superintendencia de Industria y Comercio
            </Line>
          </Column>
        </Box>
        <Stack sx={{ gap: 2, mt: 7, pt: 5, borderTop: 1, borderColor: "divider" }}>
          {notices.map(({ title, text }) => (
            <Typography key={title} variant="caption" color="textSecondary" component="p">
              <strong>{title}.</strong> {text}
            </Typography>
          ))}
        </Stack>
      </Box>
    </Box>
  );
}

const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack sx={{ gap: { xs: 0, md: 1.5 }, alignItems: "flex-start" }}>
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    {children}
  </Stack>
);

const Line = ({
  href,
  outside = false,
  children,
}: {
  readonly href: string;
  readonly outside?: boolean;
  readonly children: ReactNode;
}) => (
  <Link
    href={href}
    variant="body2"
    color="textSecondary"
    underline="hover"
    sx={{ overflowWrap: "anywhere", ...touchLine }}
    {...(outside && { target: "_blank", rel: "noopener" })}
  >
    {children}
  </Link>
);
