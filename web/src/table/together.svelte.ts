// What happens at a table besides the game: who is there, what players ask each other for, chat and pictures.

import { toast } from "../parts/toasts.svelte";
import { sayAloud } from "../parts/voice.svelte";
import { settings } from "../shell/settings.svelte";
import type { ChatInfo, SeatInfo, WishInfo } from "../wire";
import { say } from "../words";
import { api } from "./api";
import type { Request } from "./connection.svelte";
import type { Room } from "./room.svelte";
import { isPerson, nameOf } from "./seats";
import type { Complete } from "./updates";

type Act = Extract<Request, { type: "act" }>["act"];
export type Picture = Extract<Request, { type: "react" }>["picture"];
export const PICTURES: readonly Picture[] = ["clap", "laugh", "wow", "sad", "think", "heart"];

/** Somebody who only loads the page anew is not said to be away. */
const AWAY_AFTER = 8000;
const PICTURE_STAYS = 5000;

export class Together {
  /** The picture that a player shows, by seats. */
  pictures = $state<Record<number, Picture>>({});
  private awaited = new Map<number, number>();
  private away = new Set<number>();
  private here: readonly boolean[] = [];

  constructor(private readonly room: Room) {}

  // What others do

  hear({ seat, info, chat, fresh }: Complete): void {
    this.followSeat(seat);
    this.followPresence(info.seats);
    if (!fresh) for (const one of chat) this.show(one);
  }

  /** What is asked of us stands there until it is answered: it is only said. */
  tell(id: string, text: string): void {
    if (["told-wish", "told-rematch", "told-halted"].includes(id)) sayAloud(text);
    else toast(text);
  }

  leave(): void {
    for (const timer of this.awaited.values()) clearTimeout(timer);
  }

  /** We have changed seats: what is ours goes with us. */
  private followSeat(seat: number | null): void {
    const { mine, entropy } = this.room.keys ?? {};
    if (seat === null || !mine || mine.seat === seat || mine.token !== this.room.token) return;
    const ours = entropy?.[mine.seat];
    this.room.note({ mine: { ...mine, seat }, ...(ours ? { entropy: { [seat]: ours } } : {}) });
  }

  private followPresence(seats: readonly SeatInfo[]): void {
    for (const [seat, { kind, joined, here, name }] of seats.entries()) {
      if (!isPerson(kind) || !joined || seat === this.room.seat || here === this.here[seat]) continue;
      clearTimeout(this.awaited.get(seat));
      if (here && this.away.delete(seat)) toast(say("presence-is-back", { name }));
      if (here || !this.here[seat]) continue;
      const gone = () => {
        this.away.add(seat);
        toast(say("presence-has-left", { name }));
      };
      this.awaited.set(seat, window.setTimeout(gone, AWAY_AFTER));
    }
    this.here = seats.map(({ here }) => here);
  }

  private show({ seat, picture }: ChatInfo): void {
    if (seat === null || !picture) return;
    const shown = picture as Picture;
    this.pictures = { ...this.pictures, [seat]: shown };
    window.setTimeout(() => {
      const { [seat]: now, ...others } = this.pictures;
      if (now === shown) this.pictures = others;
    }, PICTURE_STAYS);
  }

  // What we do

  /** For one of our seats; at one screen there are several. */
  act(act: Act, seat = this.room.seat): Promise<void> {
    const wish = this.wish?.number ?? 0;
    const viewpoint = this.room.viewpoints.find((one) => one.seat === seat);
    return this.room.request(() =>
      viewpoint
        ? viewpoint.connection.ask({ type: "act", act, wish })
        : this.room.send({ type: "act", act, wish }),
    );
  }
  react = (picture: Picture) => this.room.request(() => this.room.send({ type: "react", picture }));
  move = (seat: number) => this.room.request(() => api.move(this.room.id, this.room.token, seat));
  silence = (muted: boolean) =>
    this.room.request(() => api.mute(this.room.id, this.room.keys?.host ?? null, muted));

  get wish(): WishInfo | null {
    return this.room.info?.wish ?? null;
  }
  /** The seats that we answer for. */
  get ours(): readonly number[] {
    const { viewpoints, seat } = this.room;
    return viewpoints.length > 1
      ? viewpoints.flatMap((one) => (one.seat === null ? [] : [one.seat]))
      : seat === null
        ? []
        : [seat];
  }
  get unready(): readonly number[] {
    return this.room.info?.seats.flatMap(({ ready }, seat) => (ready ? [] : [seat])) ?? [];
  }
  names(seats: readonly number[]): string[] {
    return seats.map((seat) => nameOf(this.room.info!.seats[seat]!));
  }
  /** Whether we are playing, and may ask the others for something. */
  get playing(): boolean {
    const { info, seat } = this.room;
    return (
      info?.stage === "running" && seat !== null && !info.seats[seat]!.bot && !info.seats[seat]!.resigned
    );
  }
  get otherPeople(): number {
    const { info, seat } = this.room;
    return info?.seats.filter((one, i) => i !== seat && one.joined && !one.bot).length ?? 0;
  }

  // Chat

  isOurs = ({ seat, who, watching }: ChatInfo) =>
    seat === null ? watching && this.room.seat === null && who === settings.name : this.ours.includes(seat);
  /** By us, each for themselves. */
  isHidden = ({ watching, who }: ChatInfo) =>
    watching && (!!this.room.keys?.quiet || !!this.room.keys?.hidden?.includes(who));
  get unread(): number {
    const heard = this.room.keys?.heard ?? 0;
    return this.room.chat.filter((one) => one.number > heard && !this.isOurs(one) && !this.isHidden(one))
      .length;
  }
  /** All of it was in sight. */
  read(): void {
    const last = this.room.chat.at(-1)?.number ?? 0;
    if (last > (this.room.keys?.heard ?? 0)) this.room.note({ heard: last });
  }
  hide(who: string, hidden: boolean): void {
    const others = (this.room.keys?.hidden ?? []).filter((one) => one !== who);
    this.room.note({ hidden: hidden ? [...others, who] : others });
  }
}
