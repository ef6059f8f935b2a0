import { mount } from 'svelte';
import './lib/theme.css';
import App from './App.svelte';
import { look } from './lib/theme.svelte';
import { router } from './lib/router.svelte';
import { session } from './lib/session.svelte';

look.begin();
router.begin();
void session.begin();

const target = document.getElementById('app');
if (target) mount(App, { target });
