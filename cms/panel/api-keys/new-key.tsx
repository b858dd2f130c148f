'use client'

import { Button, toast, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useId, useState } from 'react'

import { isText, recordOf } from '#contract/narrow.ts'

interface Result {
  key?: string | undefined
  message?: string | undefined
}

async function requestKey(form: HTMLFormElement): Promise<Result> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const response = await fetch('/api/account/api-keys', { method: 'POST', body })
  const { key, message } = recordOf(await response.json())
  return { key: isText(key) ? key : undefined, message: isText(message) ? message : undefined }
}

/** The form above the list of API keys that creates one for the signed-in user and shows it once. */
export function NewKey() {
  const { user } = useAuth()
  const router = useRouter()
  const id = useId()
  const [key, setKey] = useState<string>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const result = await requestKey(form).catch((): Result => ({}))
    if (result.key === undefined) return void toast.error(result.message ?? 'The key could not be made.')
    setKey(result.key)
    form.reset()
    router.refresh()
  }

  return (
    <form className="new-key" onSubmit={(event) => void submit(event)}>
      <p>
        <label htmlFor={`${id}-name`}>Program</label>
        <input id={`${id}-name`} name="name" required maxLength={100} autoComplete="off" />
      </p>
      <p>
        <label htmlFor={`${id}-role`}>Rights</label>
        <select id={`${id}-role`} name="role">
          <option value="editor">Editor</option>
          {user?.['role'] === 'administrator' && <option value="administrator">Administrator</option>}
        </select>
      </p>
      <p>
        <label htmlFor={`${id}-password`}>Your password</label>
        <input id={`${id}-password`} name="password" type="password" required autoComplete="current-password" />
      </p>
      <Button type="submit" margin={false}>
        Make a key
      </Button>
      {key !== undefined && (
        <output className="new-key__made">
          <label htmlFor={`${id}-key`}>Copy it now: it is not shown again.</label>
          <input id={`${id}-key`} readOnly value={key} onFocus={(event) => event.currentTarget.select()} />
        </output>
      )}
    </form>
  )
}
