import Box from "@mui/material/Box";
import type { ComponentType } from "react";
import type { Control } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { AgencyMark } from "./AgencyMark.tsx";
import { agencyFields, type AgencyForm } from "./agency.form.ts";

const pair = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, pt: 2 } as const;

const hourFields = [
  ["horarioSemana", "Lunes a viernes", "Por ejemplo 8:00 a 18:00. Dentro de él prometemos respuesta hoy"],
  ["horarioSabado", "Sábado", "Déjalo vacío si no atienden"],
  ["horarioDomingo", "Domingos y festivos", "Déjalo vacío si no atienden"],
] as const;

interface PartProps {
  readonly control: Control<AgencyForm>;
}

/** Parts of the agency's data; each is edited on a separate page. */
export type AgencyPart = "datos" | "marca" | "horario" | "pagos" | "rifas";

/** Fields of each part. */
export const agencyParts: Readonly<Record<AgencyPart, ComponentType<PartProps>>> = {
  datos: ({ control }) => (
    <>
      <Section title="Identidad">
        <Box sx={pair}>
          <TextField control={control} name="name" label="Nombre comercial" required maxLength={120} />
          <TextField control={control} name="legalName" label="Razón social" required maxLength={120} />
          <TextField
            control={control}
            name="nit"
            label="NIT"
            hint="Con el dígito de verificación"
            required
            rules={agencyFields.rules.nit}
          />
          <TextField control={control} name="address" label="Dirección" required maxLength={200} />
        </Box>
      </Section>
      <Section title="Registro Nacional de Turismo">
        <Box sx={pair}>
          <TextField control={control} name="rntNumber" label="Número del RNT" required />
          <DayField
            control={control}
            name="rntValidUntil"
            label="Vigente hasta"
            hint="Se renueva cada año, antes del 31 de marzo"
          />
        </Box>
        <Box sx={{ mt: 2 }}>
          <CheckField
            control={control}
            name="rntRequired"
            label="No permitir el envío de cotizaciones cuando el RNT no esté vigente"
          />
        </Box>
      </Section>
      <Section title="Contacto">
        <Box sx={pair}>
          <PhoneField control={control} name="phone" label="Teléfono" required />
          <PhoneField control={control} name="whatsapp" label="WhatsApp" required />
          <TextField
            control={control}
            name="email"
            label="Correo"
            type="email"
            hint="Desde aquí salen los correos a los clientes"
            required
          />
        </Box>
      </Section>
    </>
  ),
  marca: ({ control }) => (
    <>
      <AgencyMark control={control} />
      <Section title="Redes sociales">
        <Box sx={pair}>
          <TextField
            control={control}
            name="instagram"
            label="Instagram"
            hint="https://www.instagram.com/tu-agencia"
          />
          <TextField control={control} name="facebook" label="Facebook" />
          <TextField control={control} name="tiktok" label="TikTok" />
          <TextField control={control} name="youtube" label="YouTube" />
        </Box>
      </Section>
    </>
  ),
  horario: ({ control }) => (
    <>
      <Section title="Horario">
        <Box sx={pair}>
          {hourFields.map(([name, label, hint]) => (
            <TextField
              key={name}
              control={control}
              name={name}
              label={label}
              hint={hint}
              rules={agencyFields.rules[name]}
            />
          ))}
        </Box>
      </Section>
      <Section title="Soporte para el equipo">
        <Box sx={pair}>
          <TextField
            control={control}
            name="supportEmail"
            label="Correo de soporte"
            type="email"
            hint="Vacío: el de la agencia"
          />
          <PhoneField
            control={control}
            name="supportPhone"
            label="Teléfono de soporte"
            hint="Vacío: el de la agencia"
          />
        </Box>
      </Section>
    </>
  ),
  pagos: ({ control }) => (
    <>
      <Section title="Pagos por Bre-B">
        <Box sx={pair}>
          <MoneyField
            control={control}
            name="breBLimit"
            label="Tope por transferencia"
            hint="Por encima, tus clientes leen en cuántas transferencias dividir el pago"
            required
            rules={agencyFields.rules.breBLimit}
          />
        </Box>
      </Section>
      <Section title="Pagos en línea">
        <CheckField
          control={control}
          name="restPaymentsWithoutAcceptance"
          label="Recibir pagos de otros programas de la agencia sin las dos aceptaciones del proveedor"
          hint="Tus páginas las piden siempre. Por confirmar con tu abogado"
        />
      </Section>
    </>
  ),
  rifas: ({ control }) => (
    <Section title="Rifas (Decreto 1486 de 2024)">
      <Box sx={pair}>
        <TextField
          control={control}
          name="raffleRightPercent"
          label="Derecho de explotación (%)"
          hint="Del precio de todos los números; confírmalo con tu abogado"
          required
          rules={agencyFields.rules.raffleRightPercent}
        />
        <TextField
          control={control}
          name="raffleAdministrationPercent"
          label="Administración (%)"
          hint="Del derecho de explotación"
          required
          rules={agencyFields.rules.raffleAdministrationPercent}
        />
      </Box>
    </Section>
  ),
};
