import { mount } from 'svelte';
import './lib/theme.css';
import App from './App.svelte';
import { look } from './lib/theme.svelte';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';
import { speech } from './lib/words/speech.svelte';

look.begin();
router.begin();
void session.begin();

// Load the language before the first render; fall back to English.
const target = document.getElementById('app');
void speech
  .begin()
  .catch(() => {})
  .finally(() => {
    if (target) mount(App, { target });
  });
