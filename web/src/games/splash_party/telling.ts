/** The words for events: a sentence, and a smaller one. */
import { t } from "../../words/words.svelte";
import type { Beat } from "./secrets.svelte";
import type { ColourAccused, News, View } from "./view.gen";

export interface Words {
  head: string;
  note: string;
}

const told = (colour: string): string => t(`colour-${colour}`);
const words = (head: string, note = ""): Words => ({ head, note });

/** The words for an event; `view` is the one on display before it. */
export function sentence(piece: News, names: string[], me: number | null, view: View): Words {
  const name = "seat" in piece ? (names[piece.seat] ?? "") : "";
  switch (piece.kind) {
    case "lifted":
      return words(
        piece.seat === me ? "" : t("splash-party-did-lift", { name, colour: told(piece.colour), number: piece.number }),
      );
    case "moved": {
      const free = view.ring[piece.hops.at(-1)!]?.colour === piece.colour;
      return words(free ? t("splash-party-did-hop", { name, colour: told(piece.colour) }) : "");
    }
    case "pushed":
      return words(t("splash-party-did-push", { name, colour: told(piece.colour) }));
    case "fell":
      return words(
        "",
        piece.number === null ? t("splash-party-belly-up") : t("splash-party-it-was", { number: piece.number }),
      );
    case "accused":
      return verdict(piece, names);
    case "quiet":
      return words(piece.seat === me ? "" : t("splash-party-did-quiet", { name }));
    case "out":
      return piece.seat === me
        ? words(t("splash-party-you-are-out", { name }), t("splash-party-bravely"))
        : words(t("splash-party-did-out", { name }), t("splash-party-was", { name, colour: told(piece.colour) }));
    default:
      return words("");
  }
}

function verdict({ right, accused, colour }: ColourAccused, names: string[]): Words {
  const about = { name: names[accused] ?? "", colour: told(colour) };
  return right
    ? words(t("splash-party-said-right", about), t("splash-party-all-in", about))
    : words(t("splash-party-said-wrong", about), t("splash-party-stays", about));
}

interface Meanwhile {
  about: ColourAccused | null;
  names: string[];
  me: number | null;
  /** The seat with the first turn. */
  first: number | null;
  /** Whether the player is looking at their own token. */
  held: boolean;
  /** Its colour; null for a viewer without a secret token. */
  own: string | null;
}

/** The lifeguard's words during the deal or a verdict. */
export function headline(beat: Beat, { about, names, first, held, own }: Meanwhile): Words {
  switch (beat) {
    case "six":
      return words(t(own ? "splash-party-deal-six" : "splash-party-deal-all"));
    case "down":
      return words(t("splash-party-deal-down"));
    case "each":
      return words(t("splash-party-deal-each"));
    case "yours":
      return held && own
        ? words(t("splash-party-deal-you", { colour: told(own) }), t("splash-party-deal-keep", { colour: told(own) }))
        : words(t("splash-party-deal-yours"), t("splash-party-deal-hold"));
    case "again":
      return words(t("splash-party-deal-again"), t("splash-party-deal-stays"));
    case "begins":
      return words(t("splash-party-deal-begins", { name: names[first ?? 0] ?? "" }), t("splash-party-deal-any"));
    case "asked":
      return words(t("splash-party-are-you", { name: names[about!.accused] ?? "", colour: told(about!.colour) }));
    case "verdict":
      return verdict(about!, names);
    case "was":
      return words(
        t("splash-party-was", { name: names[about!.out] ?? "", colour: told(about!.token) }),
        t("splash-party-all-in", { colour: told(about!.token) }),
      );
  }
}
