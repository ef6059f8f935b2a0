/** The person in this browser. No one has to sign up: a visitor who wants to play becomes a guest. */
import { announcer } from './announce.svelte';
import { api, Trouble } from './api';
import { net } from './net.svelte';
import { router } from './router.svelte';
import type { Me, ResetPassword, SignIn, SignUp, ToClient } from './protocol/protocol';
import { plainly } from './refusals';

class Session {
  me = $state<Me | null>(null);
  /** Whether the server has said who this is. */
  ready = $state(false);
  private coming: Promise<Me> | null = null;

  /** Asks the server who this is, and connects. */
  async begin(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.me = null;
      // Nothing will work, so say why.
      if (error.code === 'banned') announcer.note({ kind: 'bad', text: error.message });
    }
    this.ready = true;
    net.connection.start();
  }

  /** The person of this browser, a new guest if necessary. Simultaneous calls create one guest. */
  async ensurePerson(): Promise<Me> {
    if (this.me !== null) return this.me;
    this.coming ??= this.welcome().finally(() => (this.coming = null));
    return this.coming;
  }

  async signIn(wish: SignIn): Promise<void> {
    this.become(await api.signIn(wish));
  }

  async signUp(wish: SignUp): Promise<void> {
    this.become(await api.signUp(wish));
  }

  /** Sets a new password with the code of a reset link, and signs in. */
  async reset(wish: ResetPassword): Promise<void> {
    this.become(await api.resetPassword(wish));
  }

  /** An operator, or this person on another device, may end the session: the socket is then anonymous. */
  hear(message: ToClient): void {
    const banned = message.on === 'bye' && message.refusal.code === 'banned';
    if (banned || (message.on === 'welcome' && message.you === null)) this.me = null;
    if (banned) announcer.note({ kind: 'bad', text: plainly(message.refusal) });
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.become(null);
  }

  /** Deletes this person's account; a member confirms with the password. */
  async forget(password?: string): Promise<void> {
    await api.deleteMe(password === undefined ? {} : { password });
    this.become(null);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name });
  }

  /** Changes the password, which signs out every other device. */
  async changePassword(old: string, fresh: string): Promise<void> {
    this.me = await api.change({ password: { old, new: fresh } });
  }

  private async welcome(): Promise<Me> {
    const guest = await this.guest();
    this.become(guest);
    return guest;
  }

  /** A new guest; if the server accepts none, the page goes to the sign-in form. */
  private async guest(): Promise<Me> {
    try {
      return await api.guest();
    } catch (error) {
      if (error instanceof Trouble && error.code === 'no-guests') router.go('/profile');
      throw error;
    }
  }

  private become(me: Me | null): void {
    this.me = me;
    // The socket belongs to the session that opened it, so it is opened again.
    net.connection.start(true);
  }
}

export const session = new Session();
