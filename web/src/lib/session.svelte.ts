/** Who plays in this browser. Nobody has to sign up: whoever wants to play becomes a guest on the way. */
import { announcer } from './announce.svelte';
import { api, Trouble } from './api';
import { net } from './net.svelte';
import { router } from './router.svelte';
import type { Me, ResetPassword, SignIn, SignUp, ToClient } from './protocol/protocol';
import { plainly } from './refusals';

class Session {
  me = $state<Me | null>(null);
  /** Whether it is known who this is. */
  ready = $state(false);
  private coming: Promise<Me> | null = null;

  /** Asks who this browser belongs to, and connects. */
  async begin(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.me = null;
      // Nothing will work, and the reason is known.
      if (error.code === 'banned') announcer.note({ kind: 'bad', text: error.message });
    }
    this.ready = true;
    net.connection.start();
  }

  /** Makes sure that there is somebody: a guest, if nobody else. However often it is asked for at once, one guest comes. */
  async somebody(): Promise<Me> {
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

  /** Chooses another password with the code of a link, and is signed in. */
  async reset(wish: ResetPassword): Promise<void> {
    this.become(await api.resetPassword(wish));
  }

  /** An operator, or the same person elsewhere, may end the session of whoever plays here: the socket then belongs to nobody. */
  hear(message: ToClient): void {
    const banned = message.on === 'bye' && message.refusal.code === 'banned';
    if (banned || (message.on === 'welcome' && message.you === null)) this.me = null;
    if (banned) announcer.note({ kind: 'bad', text: plainly(message.refusal) });
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.become(null);
  }

  /** Deletes the account of whoever plays here; a member proves it with the password. */
  async forget(password?: string): Promise<void> {
    await api.deleteMe(password === undefined ? {} : { password });
    this.become(null);
  }

  async rename(name: string): Promise<void> {
    this.me = await api.change({ name });
  }

  /** Another password, which signs out every other device. */
  async changePassword(old: string, fresh: string): Promise<void> {
    this.me = await api.change({ password: { old, new: fresh } });
  }

  private async welcome(): Promise<Me> {
    const guest = await this.guest();
    this.become(guest);
    return guest;
  }

  /** A new guest; where the server takes none, the page goes to where one signs in. */
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
    // The socket belongs to whoever opened it.
    net.connection.start(true);
  }
}

export const session = new Session();
