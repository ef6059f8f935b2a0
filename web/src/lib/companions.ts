/**
 * Several people at one device. Each of them is a guest of their own, with a connection of their own; this browser keeps
 * their keys, table by table, so that a reload finds them again.
 */
import { ask } from './api';
import { Connection } from './connection';
import { word } from './ids';
import { pledge } from './luck';
import { socketUrl } from './net.svelte';
import type { Me } from './protocol/protocol';

/** Somebody else at this device. */
export interface Companion {
  name: string;
  token: string;
}

const KEY = 'cardinal-companions';
/** So many tables are remembered. */
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

/** Who else sits at this table with this device. */
export function companionsAt(table: string): Companion[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

/** Remembers them. */
export function keepCompanions(table: string, companions: Companion[]): void {
  const others = kept().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, companions]].slice(-TABLES)));
  } catch {
    // Without storage they are there as long as the page is.
  }
}

/** Brings somebody to a table and seats them. The browser's own cookie has nothing to do with it. */
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

/** A connection of somebody's own. */
export function connectionOf(companion: Companion): Connection {
  const connection = new Connection(
    () => new WebSocket(socketUrl(), ['cardinal', `session.${companion.token}`]) as never,
  );
  connection.start();
  return connection;
}
