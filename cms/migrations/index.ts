import * as migration_20261121_050228_initial from './20261121_050228_initial.ts';

export const migrations = [
  {
    up: migration_20261121_050228_initial.up,
    down: migration_20261121_050228_initial.down,
    name: '20261121_050228_initial'
  },
];
