import type { PayloadRequest } from 'payload'

import { checkDemoRemoval, checkSetupVisibility } from '#contract/dashboard.ts'
import { hideSetupSteps } from '#cms/dashboard/setup-checklist.ts'
import { readDashboard } from '#cms/dashboard/read-dashboard.ts'
import { readDemoContent } from '#cms/demo-content/read-demo-content.ts'
import { removeDemoContent, restoreDemoContent } from '#cms/demo-content/remove.ts'
import { readChecked } from './body.ts'
import { type Handler, json } from './response.ts'
import type { Route } from './router.ts'

/** The routes of the start page: its contents, hiding the setup checklist, and removing and restoring the demo content. */

const demoContent = async (req: PayloadRequest): Promise<Response> => json((await readDemoContent(req)).content)

const remove: Handler = async (req) => {
  await removeDemoContent(req, await readChecked(req, checkDemoRemoval, true))
  return demoContent(req)
}

const restore: Handler = async (req) => {
  await restoreDemoContent(req)
  return demoContent(req)
}

const hide: Handler = async (req) => {
  const { hidden } = await readChecked(req, checkSetupVisibility)
  await hideSetupSteps(req, hidden)
  return json({ hidden })
}

export const dashboardRoutes: readonly Route[] = [
  { method: 'get', path: '/dashboard', who: 'staff', handler: async (req) => json(await readDashboard(req)) },
  { method: 'patch', path: '/dashboard/first-day', who: 'administrator', handler: hide },
  { method: 'get', path: '/demo-content', who: 'administrator', handler: demoContent },
  { method: 'post', path: '/demo-content/remove', who: 'administrator', handler: remove },
  { method: 'post', path: '/demo-content/restore', who: 'administrator', handler: restore },
]
