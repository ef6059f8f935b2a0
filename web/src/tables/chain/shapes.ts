/** The shapes of the colours of Chain, in a square of 24, for players who cannot tell colours apart. */
import type { Colour } from '../../lib/protocol/chain';

export const SHAPES: Record<Colour, string> = {
  red: 'M12 1 L22 12 L12 23 L2 12 Z',
  orange: 'M12 2 L23 21 H1 Z',
  purple: 'M12 1 L15.2 8.6 L23.4 9.3 L17.2 14.7 L19 22.7 L12 18.4 L5 22.7 L6.8 14.7 L0.6 9.3 L8.8 8.6 Z',
  blue: 'M12 1.5 A10.5 10.5 0 1 1 12 22.5 A10.5 10.5 0 1 1 12 1.5 Z',
  green: 'M4 3 H20 A1 1 0 0 1 21 4 V20 A1 1 0 0 1 20 21 H4 A1 1 0 0 1 3 20 V4 A1 1 0 0 1 4 3 Z',
};
