import { vi } from 'vitest'

// Each file gets modules of its own, as in a process of its own; packages, whose loading takes most of the time, are shared.
vi.resetModules()
