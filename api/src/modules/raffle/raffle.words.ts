import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const raffleWords: Words = {
  types: {
    Raffle: "Una rifa con su tablero de 1.000 números; solo una está abierta y el sorteo es definitivo.",
    RaffleNumber: "Un número del tablero: libre, apartado o pagado.",
    FreeNumbers: "Una página de los números que nadie ha tomado.",
    TakenNumberFilter: "Filtro de los números tomados.",
    RaffleInput: "Una rifa nueva.",
    UpdateRaffleInput: "Cambios a una rifa: lo que no va queda igual.",
    AcceptPrivateRaffleInput:
      "Quién responde por que una rifa sin autorización es una promoción privada, y qué día.",
    DrawRaffleInput: "El resultado de una rifa.",
    CancelRaffleInput: "Por qué se cancela una rifa.",
    SelectedNumbers: "Números que una persona tomó juntos.",
    SelectNumbersInput: "Números que se toman.",
    RaffleChange: "Un cambio en el tablero de una rifa.",
  },
  roots: {
    openRaffle: "Lee la rifa abierta; nulo si no hay.",
    drawnRaffles: "Lee las rifas que ya se sortearon.",
    raffles: "Lee las rifas, por páginas.",
    raffle: "Lee una rifa; nulo si no existe.",
    raffleBoard: "Lee el tablero de la rifa abierta, por páginas.",
    freeRaffleNumbers: "Lee los números libres de la rifa abierta, por páginas.",
    raffleNumbers: "Lee los números de una rifa.",
    takenRaffleNumbers: "Lee los números tomados con quien los tiene, por páginas.",
    raffleReceipt: "Da el comprobante en PDF de un número.",
    createRaffle: "Prepara una rifa, que nadie ve hasta que se abre.",
    updateRaffle: "Cambia una rifa que no ha terminado; con números tomados el precio no cambia.",
    acceptPrivateRaffle:
      "Responde por que una rifa sin autorización es una promoción privada; así se puede abrir.",
    startRaffle: "Abre una rifa con todo su tablero, si ninguna otra está abierta.",
    drawRaffle: "Termina una rifa con el número ganador y de dónde sale; es definitivo.",
    cancelRaffle: "Cancela una rifa con un motivo; queda quién pagó cada número.",
    selectRaffleNumbers: "Toma números de la rifa abierta para una persona: todos o ninguno.",
    payRaffleNumber: "Anota que un número está pagado, o que no lo está.",
    releaseRaffleNumber: "Libera un número apartado que no se ha pagado.",
    resetRaffleNumbers: "Libera todos los números de la rifa abierta; responde cuántos.",
    raffleChanged: "Avisa cada cambio en el tablero.",
  },
  arguments: {
    raffleId: "Identificador de la rifa; sin él, la abierta.",
    taken: "Solo los que alguien tiene.",
    image: "Archivo de la imagen.",
    isPaid: "Si está pagado.",
  },
  values: {
    RaffleStatus: {
      draft: "En preparación.",
      open: "Abierta: se venden números.",
      drawn: "Sorteada.",
      cancelled: "Cancelada.",
    },
    RaffleNumberState: { free: "Libre.", selected: "Apartado, sin pagar.", paid: "Pagado." },
  },
};
