/**
 * Several people sharing one device. Each is a separate guest with a separate connection; this browser keeps
 * their keys per table, so that they survive a reload.
 */
import { ask } from './api';
import { Connection } from './connection';
import { word } from './ids';
import { pledge } from './luck';
import { socketUrl } from './net.svelte';
import type { Me } from './protocol/protocol';

/** Another person at this device. */
export interface Companion {
  name: string;
  token: string;
}

const KEY = 'cardinal-companions';
/** How many tables are remembered. */
const TABLES = 20;

type Kept = [table: string, companions: Companion[]][];

function kept(): Kept {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? (parsed as Kept) : [];
  } catch {
    return [];
  }
}

/** The other people who play at this table on this device. */
export function companionsAt(table: string): Companion[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** Remembers them. */
export function keepCompanions(table: string, companions: Companion[]): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, companions]].slice(-TABLES)));
  } catch {
    // Without storage they are forgotten with the page.
  }
}

/** Seats another person at a table, by their key and not by the browser's cookie. */
export async function seatCompanion(table: string, seat: number, name: string): Promise<Companion> {
  const { token } = await ask<Me>('POST', '/api/guest', { name }, {});
  if (!token) throw new Error('a guest came without a key');
  await ask(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/orders/${word()}`,
    { do: 'sit', seat, pledge: pledge() },
    { token },
  );
  return { name, token };
}

export function connectionOf(companion: Companion): Connection {
  const connection = new Connection(
    () => new WebSocket(socketUrl(), ['cardinal', `session.${companion.token}`]) as never,
  );
  connection.start();
  return connection;
}
