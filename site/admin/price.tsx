import type { FormEvent } from 'react'

import { TextArea, TextField } from '../ui/field.tsx'
import { AdminPage } from './layout/admin-page.tsx'

const card = 'flex flex-col gap-5 rounded-card border border-line bg-paper p-5 sm:p-6'

const submitNothing = (event: FormEvent) => event.preventDefault()

/** A placeholder screen for prices: saves nothing and links to the panel. */
export default function AddPrice() {
  return (
    <AdminPage title="Add Price">
      <p className="mb-6 max-w-190 text-soft">
        This screen is a sketch: nothing typed here is saved. The plans on the price page are changed in the{' '}
        <a href="/admin/globals/site-settings" className="link">
          panel
        </a>
        .
      </p>
      <form onSubmit={submitNothing} className="flex max-w-190 flex-col gap-6">
        <fieldset className={card}>
          <legend className="sr-only">Heading</legend>
          <TextField label="Heading title" name="headingTitle" />
          <TextField label="Sub title" name="subTitle" />
        </fieldset>
        <fieldset className={card}>
          <legend className="serif float-left text-h3">Price item</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Title" name="title" />
            <TextField label="Price" name="price" inputMode="decimal" />
          </div>
          <TextArea label="Desc" name="desc" />
        </fieldset>
      </form>
    </AdminPage>
  )
}
