// Made from the OpenAPI document by `npx vitest run tools/openapi -u`.
export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an administrator
         * @description Open to everyone until there is one; for administrators after that. Signs the new one in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a person in
         * @description The response’s cookie is the session: HttpOnly, for 12 hours. An account with a second factor also needs its `code`: without, 401 with `secondFactorRequired`. Programs use an API key.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session of the cookie
         * @description A session that has ended already is no failure.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loggedin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the session or the API key holds
         * @description True or false.
         */
        get: operations["loggedIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the first administrator is still to be made
         * @description While it is open everyone may register.
         */
        get: operations["registration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each About
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listAbout"];
        put?: never;
        /**
         * Creates a About
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about/about-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a About by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a About
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateAboutByPut"];
        post?: never;
        /**
         * Deletes a About
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeAbout"];
        options?: never;
        head?: never;
        /**
         * Changes a About
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateAbout"];
        trace?: never;
    };
    "/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Blog
         * @description The newest first; all, or one page.
         */
        get: operations["listBlog"];
        put?: never;
        /**
         * Creates a Blog
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/blog-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugBlog"];
        /**
         * Changes a Blog
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateBlogByPut"];
        post?: never;
        /**
         * Deletes a Blog
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeBlog"];
        options?: never;
        head?: never;
        /**
         * Changes a Blog
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateBlog"];
        trace?: never;
    };
    "/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Service
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listService"];
        put?: never;
        /**
         * Creates a Service
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/service-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugService"];
        /**
         * Changes a Service
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateServiceByPut"];
        post?: never;
        /**
         * Deletes a Service
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeService"];
        options?: never;
        head?: never;
        /**
         * Changes a Service
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateService"];
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Team
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Creates a Team
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/team-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Team by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Team by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdTeamPlainly"];
        /**
         * Changes a Team
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateTeamByPut"];
        post?: never;
        /**
         * Deletes a Team
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeTeam"];
        options?: never;
        head?: never;
        /**
         * Changes a Team
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Career
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listCareer"];
        put?: never;
        /**
         * Creates a Career
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career/career-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Career by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Career by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugCareer"];
        /**
         * Changes a Career
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateCareerByPut"];
        post?: never;
        /**
         * Deletes a Career
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeCareer"];
        options?: never;
        head?: never;
        /**
         * Changes a Career
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateCareer"];
        trace?: never;
    };
    "/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Faq
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listFaq"];
        put?: never;
        /**
         * Creates a Faq
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/faq-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Faq by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a Faq
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateFaqByPut"];
        post?: never;
        /**
         * Deletes a Faq
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeFaq"];
        options?: never;
        head?: never;
        /**
         * Changes a Faq
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateFaq"];
        trace?: never;
    };
    "/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Tag
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listTag"];
        put?: never;
        /**
         * Creates a Tag
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag/tag-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Tag by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Tag by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugTag"];
        /**
         * Changes a Tag
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateTagByPut"];
        post?: never;
        /**
         * Deletes a Tag
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeTag"];
        options?: never;
        head?: never;
        /**
         * Changes a Tag
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Deadline
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listDeadline"];
        put?: never;
        /**
         * Creates a Deadline
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deadline/deadline-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Deadline by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Deadline by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugDeadline"];
        /**
         * Changes a Deadline
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updateDeadlineByPut"];
        post?: never;
        /**
         * Deletes a Deadline
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removeDeadline"];
        options?: never;
        head?: never;
        /**
         * Changes a Deadline
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updateDeadline"];
        trace?: never;
    };
    "/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Policy
         * @description In the order that staff set; all, or one page.
         */
        get: operations["listPolicy"];
        put?: never;
        /**
         * Creates a Policy
         * @description Published at once. Texts in Nepali are those in English, too, until there are others.
         */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/policy-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Policy by its id
         * @description Published entries; drafts too with `status=any`.
         */
        get: operations["readByIdPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Policy by its slug
         * @description A slug that the entry had before finds it as well; `Content-Location` then says where it is now.
         */
        get: operations["readBySlugPolicy"];
        /**
         * Changes a Policy
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        put: operations["updatePolicyByPut"];
        post?: never;
        /**
         * Deletes a Policy
         * @description Returns the entry as it was, and moves it to the trash, with its picture unless something else shows that.
         */
        delete: operations["removePolicy"];
        options?: never;
        head?: never;
        /**
         * Changes a Policy
         * @description Changes the fields that are sent and leaves the others. PATCH and PUT do the same.
         */
        patch: operations["updatePolicy"];
        trace?: never;
    };
    "/contactus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Inquiry
         * @description The newest first; all, or one page.
         */
        get: operations["listInquiry"];
        put?: never;
        /**
         * Creates a Inquiry
         * @description Open to everyone; limited per client IP.
         */
        post: operations["createInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewBlog"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewService"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Career as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewCareer"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Tag as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewTag"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Deadline as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewDeadline"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preview/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Policy as its newest draft has it
         * @description As it would be returned once published.
         */
        get: operations["previewPolicy"];
        put?: never;
        /**
         * The same with what is typed in the panel and not saved yet
         * @description The body is the panel’s form, by field name, in the language. Nothing is stored.
         */
        post: operations["previewUnsavedPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which About is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a About as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a About that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published About
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfAbout"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a About
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfAbout"];
        trace?: never;
    };
    "/publish/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a About
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a About from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a About at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["scheduleAbout"];
        post?: never;
        /**
         * Cancels what is scheduled for a About
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfAbout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a About
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/about/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a About
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfAbout"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a About
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Blog is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Blog as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a Blog that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published Blog
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfBlog"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a Blog
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfBlog"];
        trace?: never;
    };
    "/publish/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a Blog
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Blog from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a Blog at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["scheduleBlog"];
        post?: never;
        /**
         * Cancels what is scheduled for a Blog
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfBlog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a Blog
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/blog/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a Blog
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfBlog"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a Blog
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Service is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Service as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a Service that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published Service
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfService"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a Service
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfService"];
        trace?: never;
    };
    "/publish/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a Service
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Service from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a Service at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["scheduleService"];
        post?: never;
        /**
         * Cancels what is scheduled for a Service
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a Service
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/service/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a Service
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfService"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a Service
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Career is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Career as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a Career that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published Career
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfCareer"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a Career
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfCareer"];
        trace?: never;
    };
    "/publish/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a Career
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Career from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a Career at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["scheduleCareer"];
        post?: never;
        /**
         * Cancels what is scheduled for a Career
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfCareer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a Career
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/career/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a Career
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfCareer"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a Career
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Deadline is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Deadline as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a Deadline that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published Deadline
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfDeadline"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a Deadline
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfDeadline"];
        trace?: never;
    };
    "/publish/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a Deadline
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Deadline from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a Deadline at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["scheduleDeadline"];
        post?: never;
        /**
         * Cancels what is scheduled for a Deadline
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfDeadline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a Deadline
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/deadline/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a Deadline
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfDeadline"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a Deadline
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Policy is a draft, changed since it was published, or scheduled
         * @description All others are published as they are.
         */
        get: operations["statesOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a Policy as it is being written
         * @description Its newest content, whether visitors see it, and what is scheduled.
         */
        get: operations["stateOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates a Policy that visitors do not see
         * @description What is required may be missing until it is published.
         */
        post: operations["draftPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Discards the draft of a published Policy
         * @description Its newest content is then what visitors see. 404 if they see nothing.
         */
        delete: operations["discardDraftOfPolicy"];
        options?: never;
        head?: never;
        /**
         * Saves the draft of a Policy
         * @description Visitors see what they saw. The fields that are sent change, the others stay.
         */
        patch: operations["saveDraftOfPolicy"];
        trace?: never;
    };
    "/publish/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes the newest content of a Policy
         * @description With the fields that are sent; a time that was set for it is cancelled.
         */
        post: operations["publishPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unpublish/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Policy from visitors
         * @description Its newest content stays as a draft.
         */
        post: operations["unpublishPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publishes or unpublishes a Policy at a set time
         * @description Replaces the time that was set for the same action. What is to be published has to be complete.
         */
        put: operations["schedulePolicy"];
        post?: never;
        /**
         * Cancels what is scheduled for a Policy
         * @description No failure if nothing is.
         */
        delete: operations["cancelScheduleOfPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the last versions of a Policy
         * @description At most 50, the newest first.
         */
        get: operations["versionsOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/versions/policy/{id}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads an earlier version of a Policy
         * @description As it would be returned once published, with the pictures that restoring it takes out of the trash.
         */
        get: operations["versionOfPolicy"];
        put?: never;
        /**
         * Makes an earlier version the newest draft of a Policy
         * @description Visitors see what they saw until it is published. The version that they see leaves no draft.
         */
        post: operations["restoreVersionOfPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a About in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Service in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Team in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Career in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Faq in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Tag in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Deadline in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves a Policy in the order that visitors see
         * @description Behind another one, or to the front.
         */
        post: operations["orderPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which About is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each About has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Blog is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Blog has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Service is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Service has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Team is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Team has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Career is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Career has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Faq is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Faq has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Tag is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Tag has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Deadline is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Deadline has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/translations/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which Policy is not there, or not whole, in a language
         * @description All others are whole in it. In English all are.
         */
        get: operations["untranslatedPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/texts/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The texts of one line, such as the title, that each Policy has in a language itself
         * @description Of drafts, too. What falls back to English is left out, and so are entries without any.
         */
        get: operations["textsPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a About last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Blog last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Service last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Team last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Career last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Faq last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Tag last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Deadline last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who saved a Policy last, and when
         * @description At most 10, the newest first. What a person saves again within a minute is one change.
         */
        get: operations["changesOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what is in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each About in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfAbout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/about/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a About out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreAbout"];
        /**
         * Permanently deletes a About in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyAbout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Blog in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Blog out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreBlog"];
        /**
         * Permanently deletes a Blog in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyBlog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/service": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Service in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/service/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Service out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreService"];
        /**
         * Permanently deletes a Service in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Team in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Team out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreTeam"];
        /**
         * Permanently deletes a Team in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Career in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/career/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Career out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreCareer"];
        /**
         * Permanently deletes a Career in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyCareer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Faq in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfFaq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/faq/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Faq out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreFaq"];
        /**
         * Permanently deletes a Faq in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyFaq"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Tag in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Tag out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreTag"];
        /**
         * Permanently deletes a Tag in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Deadline in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/deadline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Deadline out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreDeadline"];
        /**
         * Permanently deletes a Deadline in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyDeadline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Policy in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/policy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Policy out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restorePolicy"];
        /**
         * Permanently deletes a Policy in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/contactus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each Inquiry in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfInquiry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/contactus/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a Inquiry out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreInquiry"];
        /**
         * Permanently deletes a Inquiry in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyInquiry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists each File in the trash
         * @description The last deleted first; after 30 days they are deleted permanently.
         */
        get: operations["trashOfFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trash/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a File out of the trash
         * @description As it was, with its picture. Its slug gets a number if another entry has it by now.
         */
        post: operations["restoreFile"];
        /**
         * Permanently deletes a File in the trash
         * @description With its versions. A picture that belongs to something that can be restored stays: 409.
         */
        delete: operations["deletePermanentlyFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists addresses that visitors asked for and that are no pages
         * @description The most requested first, until there was no request for 90 days; and the redirects.
         */
        get: operations["missedAddresses"];
        put?: never;
        /**
         * Lets any address lead to a page
         * @description Also one that nobody has asked for yet, such as those of an earlier site; `path` and `target` have no query (400), and visitors take along only that of campaigns, such as `utm_source`. The address in another language leads to the page in that language. Repeating it changes nothing. 409 where there is a page, or an entry was, what the site needs itself, or a redirect to another page: change that by its id, or end it first.
         */
        post: operations["redirectAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lets an address that was not found lead to a page
         * @description As long as it is no page itself: with 301.
         */
        post: operations["redirectMissedAddress"];
        /**
         * Dismisses an address, with its redirect
         * @description It is not listed again.
         */
        delete: operations["dismissMissedAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missed/{id}/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends the redirect of an address
         * @description It is listed among those to decide on again, if anybody has asked for it.
         */
        delete: operations["endRedirect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the library of pictures
         * @description The newest first, in pages. What is in the trash is not among them.
         */
        get: operations["listPictures"];
        put?: never;
        /**
         * Adds a picture to the library
         * @description JPEG, PNG, WebP, AVIF or GIF of at most 10 MB. Entries name it by `imageId`.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a picture with all that shows it
         * @description Entries, their newest drafts and settings; what is in the trash is left out.
         */
        get: operations["readPicture"];
        put?: never;
        post?: never;
        /**
         * Moves a picture to the trash
         * @description Returns it as it was. 409 as long as anything shows it.
         */
        delete: operations["deletePicture"];
        options?: never;
        head?: never;
        /**
         * Changes alternative texts and the focal point of a picture, or crops it
         * @description Wherever it is shown. What is not sent stays. The focal point is one of the picture before it is cropped, and cropping is permanent.
         */
        patch: operations["changePicture"];
        trace?: never;
    };
    "/library/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the file of a picture
         * @description Whatever shows the picture shows the new one, under new addresses. Alternative texts stay.
         */
        put: operations["replacePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the library of documents
         * @description The newest first, in pages. What is in the trash is not among them.
         */
        get: operations["listDocuments"];
        put?: never;
        /**
         * Adds a document to the library
         * @description A PDF of at most 20 MB that opens without a password and has no scripts, programs, other files or forms that send themselves. Services and deadlines name it in `documents`.
         */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reads a document with all that offers it
         * @description Entries and their newest drafts; what is in the trash is left out.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        /**
         * Moves a document to the trash
         * @description Returns it as it was. 409 as long as anything offers it.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Changes what visitors read as the name of a document
         * @description Wherever it is offered. What is not sent stays.
         */
        patch: operations["changeDocument"];
        trace?: never;
    };
    "/documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replaces the file of a document
         * @description Whatever offers the document offers the new one, under the same path. Names and downloads stay.
         */
        put: operations["replaceDocument"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/answer-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By when an inquiry that is sent now is answered
         * @description By the working hours and holidays of the settings; null if the office does not open.
         */
        get: operations["answerTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of each inquiry
         * @description In the order of the inquiries, the newest first; what visitors wrote is in the list of inquiries.
         */
        get: operations["listDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The numbers of new and overdue inquiries, and of the caller’s own
         * @description Overdue are those whose promised time is over and that are new or open; mine: new or open, assigned to the caller.
         */
        get: operations["countDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of the inquiry desk
         * @description Whether it sends replies, the templates for them, and how long inquiries are kept.
         */
        get: operations["deskOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All data stored for an e-mail address
         * @description Inquiries with their threads, mails that wait, and what the audit trail says.
         */
        post: operations["readPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/person/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Permanently deletes it
         * @description The audit trail stays; it names inquiries by their ids.
         */
        post: operations["erasePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An inquiry with all that was done about it
         * @description The oldest event first.
         */
        get: operations["readDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the status of an inquiry, takes it, assigns it, or adds a note
         * @description What the visitor wrote is never changed. Assigning a new inquiry sets it to open. `holder` is the id of a staff member, who is notified by e-mail if there is a mail server; it is not sent with `taken`. What a colleague has taken is handed over with `holder`: `taken` is refused with 409. With `from`, so is a change of what no longer has that status, unless it has the new one already.
         */
        patch: operations["changeDesk"];
        trace?: never;
    };
    "/desk/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails a reply to the sender of an inquiry
         * @description The inquiry is answered then. 400 without a mail server.
         */
        post: operations["replyToInquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is to do
         * @description Inquiries that wait, drafts, what is scheduled, the last changes, and what entries lack.
         */
        get: operations["dashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hides the list of first steps, or shows it again
         * @description For the caller only.
         */
        patch: operations["hideFirstDay"];
        trace?: never;
    };
    "/demo-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is left of the demo content
         * @description The entries that an empty database was filled with, as marked at that time.
         */
        get: operations["demoContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-content/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the demo content to the trash
         * @description With its pictures that nothing else uses. What somebody has changed since stays, unless `changed` is true.
         */
        post: operations["removeDemoContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo-content/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the demo content back that was removed
         * @description As it was, with its pictures. No failure if nothing was.
         */
        post: operations["restoreDemoContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the firm says of itself
         * @description Slides, plans, tags, contact details and the like, which are no entries.
         */
        get: operations["siteContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The firm’s settings in all languages
         * @description Texts that are localized, and lists of words, by language.
         */
        get: operations["readSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes some of the firm’s settings
         * @description What is not sent stays, also in each language. Lists are sent whole; a row keeps what was not sent of it by its `_id`, in any place. Errors name fields by their paths: `slides.0.title.en`.
         */
        patch: operations["changeSettings"];
        trace?: never;
    };
    "/preview/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the site would show with other settings
         * @description Takes what a change takes, and saves nothing.
         */
        post: operations["previewSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/service/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Service shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Blog shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/deadline/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Deadline shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfDeadline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/career/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Career shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/tag/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Tag shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/context/policy/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page of a Policy shows beside it
         * @description When what visitors see of it was last saved, with or without a change; of posts, those before and after it in the list; of services and deadlines, the others of these with a tag in common.
         */
        get: operations["contextOfPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the sitemap lists: published entries with a page of their own
         * @description In parts of 10,000, numbered from 1; 404 for others.
         */
        get: operations["sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Finds words in everything that visitors may read
         * @description The first five entries of each type that have all words, small ones as "how" aside: first those with words in their titles that begin so. Parts of words are found where no word begins so. Where no entry has all words, similar ones are searched for, which `instead` then names.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tax-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The days on which deadlines fall
         * @description Of published deadlines, from today to the end of the twelfth month of Bikram Sambat. The table of Bikram Sambat ends with 2090 (April 13, 2034): later days are not listed. `/tax-calendar.ics` has the same for calendar programs.
         */
        get: operations["taxCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own API keys
         * @description The newest first, without the keys themselves.
         */
        get: operations["ownApiKeys"];
        put?: never;
        /**
         * Makes an API key for the signed-in user
         * @description At most ten each, with at most the rights of their owner, whose password is needed. Not with an API key.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the own API keys
         * @description Returns it as it was.
         */
        delete: operations["endApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description For an API key its owner, with the rights of the key.
         */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the own name, e-mail or language
         * @description Fields that are not sent stay. Wrong passwords count as attempts to sign in.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the own password
         * @description Ends all other sessions and all API keys of the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where one is signed in
         * @description The last used first.
         */
        get: operations["ownSessions"];
        put?: never;
        post?: never;
        /**
         * Ends all own sessions but the one that asks
         * @description Returns those that ended.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends one of the own sessions
         * @description Returns it as it was.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own second factor
         * @description Whether it is on, and how many recovery codes are left.
         */
        get: operations["secondFactor"];
        put?: never;
        /**
         * Makes the secret of a second factor
         * @description Without effect until a first code has confirmed it, within an hour.
         */
        post: operations["beginSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second factor on by a first code
         * @description Ends all other sessions. The recovery codes are shown in this response only.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a new set of recovery codes
         * @description It replaces the old one, and is shown in this response only.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns the second factor off
         * @description Ends all other sessions.
         */
        post: operations["turnSecondFactorOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether everybody must have a second factor
         * @description A setting of administrators.
         */
        get: operations["signInPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Asks a second factor of everybody, or no longer
         * @description Can be required only by an administrator who has one. Users without one get 403 for everything but setting one up.
         */
        patch: operations["setSignInPolicy"];
        trace?: never;
    };
    "/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who may sign in or is invited
         * @description By name.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Invites a colleague
         * @description Makes an account without a password and a link, valid for a week, with which they choose one.
         */
        post: operations["invitePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes the account of somebody else
         * @description Ends their sessions, API keys and links. Returns the account as it was.
         */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /**
         * Gives somebody else another role
         * @description Not the own one: so one administrator is always left.
         */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/people/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a link with which somebody else chooses a password
         * @description For an hour; for somebody who is invited, a week. Earlier links end.
         */
        post: operations["makePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/people/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Takes the second factor of somebody else away
         * @description For a lost phone. Ends their sessions; their password signs them in.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this site mails links to a new password
         * @description Without a mail server an administrator makes them.
         */
        get: operations["passwordResetByMail"];
        put?: never;
        /**
         * Mails a link to a new password
         * @description The same response whether or not there is such an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a password with the token of a link
         * @description Works once, for an hour; for an invitation, a week. Opens no session.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description OpenAPI 3.1.
         */
        get: operations["openApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process serves
         * @description Always 200 while it does.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the database responds
         * @description 503 while it does not, or while the process is about to stop. `storage` is there where pictures are in a bucket: `ok`, or `unavailable`.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["About"];
        };
        BlogWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["Blog"];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
        };
        ServiceWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["Service"];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
        };
        CareerWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["Career"];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
        };
        DeadlineWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["Deadline"];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
        };
        PolicyWriting: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** Format: date-time */
            savedAt: string;
            /** @description Of the content in one language, of English also whether visitors see it; for `If-Match`. */
            revision: string;
            entry: components["schemas"]["Policy"];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
        };
        About: {
            _id: string;
            title: string;
            description: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Blog: {
            _id: string;
            title: string;
            description: string;
            author?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
                /** @description Its post */
                detail?: string;
                image?: components["schemas"]["Image"] | null;
            } | null;
            services?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            tags?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            slug: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
            seo?: components["schemas"]["Seo"];
        };
        Service: {
            _id: string;
            title: string;
            description: string;
            people?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
                /** @description Its post */
                detail?: string;
                image?: components["schemas"]["Image"] | null;
            }[];
            documents?: {
                _id: string;
                name: string;
                /** @description The URL path of the file, a PDF that is saved under its name */
                filePath: string;
                bytes: number;
                fellBack?: string[];
            }[];
            tags?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            slug: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description The first of those that name it. */
            posts?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
            seo?: components["schemas"]["Seo"];
        };
        Team: {
            _id: string;
            name: string;
            post: string;
            areas?: string;
            languages?: string;
            email?: string;
            phone?: string;
            image: components["schemas"]["Image"] | null;
            /** @description The first of those that name it. */
            services?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            /** @description The first of those that name it. */
            posts?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Career: {
            _id: string;
            title: string;
            salary: string;
            description: string;
            place?: string;
            employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null;
            salaryFrom?: number | null;
            salaryTo?: number | null;
            salaryPer?: ("MONTH" | "YEAR") | null;
            validThrough?: string | null;
            tags?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            slug: string;
            image: components["schemas"]["Image"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
            seo?: components["schemas"]["Seo"];
        };
        Faq: {
            _id: string;
            title: string;
            description: string;
            tags?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Tag: {
            _id: string;
            title: string;
            description: string;
            slug: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Deadline: {
            _id: string;
            title: string;
            description: string;
            law: string;
            taxpayers: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[];
            recurrence: string | null;
            movesOn: boolean;
            source: string;
            documents?: {
                _id: string;
                name: string;
                /** @description The URL path of the file, a PDF that is saved under its name */
                filePath: string;
                bytes: number;
                fellBack?: string[];
            }[];
            tags?: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
            slug: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
            seo?: components["schemas"]["Seo"];
        };
        Policy: {
            _id: string;
            title: string;
            description: string;
            atForms: boolean;
            slug: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Inquiry: {
            _id: string;
            name: string;
            email: string;
            phone: string;
            message: string;
            subject?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
        };
        Image: {
            /** @description A path on this server that loads as it stands. */
            filePath: string;
            filename: string;
            alt: string;
            width: number;
            height: number;
            /** @description What stays visible where the picture is cut, in percent; its middle if left out. */
            focus?: {
                x: number;
                y: number;
            };
            /** @description The same picture as WebP in smaller widths, ascending. */
            sizes: {
                width: number;
                filePath: string;
            }[];
        };
        /** @description For search engines and shared links; what is left out falls back to the entry’s own. */
        Seo: {
            title?: string;
            description?: string;
            image?: components["schemas"]["Image"];
        };
        SiteContent: {
            firmName: string;
            shortName: string;
            topBarText: string;
            /** @description Null if the firm shows none. */
            productLink: {
                label: string;
                url: string;
            } | null;
            /** @description Null if the firm shows none. */
            sisterProductLink: {
                label: string;
                url: string;
            } | null;
            tagline: string;
            socialLinks: {
                label: string;
                url: string;
            }[];
            copyrightYear: number;
            /** @description Null if the firm shows none. */
            designerCredit: {
                label: string;
                url: string;
            } | null;
            workingHours: string;
            /** @description When the office is open: days from Sunday, 0, and minutes after midnight in Nepal. */
            opening: {
                openings: {
                    day: number;
                    from: number;
                    to: number;
                }[];
                holidays: {
                    from: string;
                    to: string;
                    name: string;
                }[];
            };
            /** @description Those that last or begin within 30 days. `opens` is the first day on which the office is open again. */
            nextHolidays: {
                name: string;
                from: {
                    /** Format: date */
                    date: string;
                    bs?: {
                        year: number;
                        month: number;
                        day: number;
                    };
                };
                to: {
                    /** Format: date */
                    date: string;
                    bs?: {
                        year: number;
                        month: number;
                        day: number;
                    };
                };
                opens?: {
                    /** Format: date */
                    date: string;
                    bs?: {
                        year: number;
                        month: number;
                        day: number;
                    };
                };
            }[];
            contact: {
                location: string;
                email: string;
                phone: string;
                careersEmail: string;
                /** @description Left out where only the address is known. */
                latitude?: number;
                /** @description Left out where only the address is known. */
                longitude?: number;
                /** @description Left out where only the address is known. */
                mapEmbedUrl?: string;
                mapLinkUrl: string;
                /** @description Left out where the firm has none. */
                whatsApp?: string;
                /** @description Left out where the firm has none. */
                viber?: string;
            };
            slides: {
                title: string;
                subtitle: string;
                drawing: string;
                image: components["schemas"]["Image"] | null;
            }[];
            plans: {
                name: string;
                price: number;
                period: string;
                features: string[];
            }[];
            tags: string[];
            statistics: {
                value: string;
                label: string;
            }[];
            featureCards: {
                title: string;
                text: string;
                drawing: string;
            }[];
            logo: components["schemas"]["Image"] | null;
            introductions: {
                services: string;
                blog: string;
                team: string;
                priceTitle: string;
                price: string;
                career: string;
                contact: string;
            };
            seo: {
                title: string;
                description: string;
                image: components["schemas"]["Image"] | null;
            };
            /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
            fellBack?: string[];
            /** @description The published entries of `/policy`, which each page links to, in their order. Left out while there is none. */
            policies?: {
                slug: string;
                title: string;
                /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
                fellBack?: string[];
                /** @constant */
                atForms?: true;
            }[];
            /** @description Of the tags in their order. Left out while there are none of their own, and `tags` are words to search for. */
            tagSlugs?: string[];
        };
        Found: {
            /** @description What was searched for instead: all of these words, or with commas any of them. Empty where the words themselves are found. */
            instead: string;
            /** @description The paths of pages without entries that the words are names of, as `/price`. */
            pages: string[];
            /** @description Documents that visitors may download whose names have the words; absent without any, and for a part. */
            documents?: {
                _id: string;
                name: string;
                /** @description The URL path of the file, a PDF that is saved under its name */
                filePath: string;
                bytes: number;
                fellBack?: string[];
            }[];
            types: {
                /** @enum {unknown} */
                type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                /** @description Of all of its entries that are found. */
                total: number;
                entries: {
                    _id: string;
                    slug?: string;
                    /** @description A text in pieces: those at odd places are what was searched for. */
                    title: string[];
                    /** @description A text in pieces: those at odd places are what was searched for. */
                    text: string[];
                    /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
                    fellBack?: string[];
                }[];
            }[];
        };
        TaxCalendar: {
            /** @description In Nepal. */
            today: {
                /** Format: date */
                date: string;
                bs: {
                    year: number;
                    month: number;
                    day: number;
                };
            };
            from: {
                /** Format: date */
                date: string;
                bs: {
                    year: number;
                    month: number;
                    day: number;
                };
            };
            to: {
                /** Format: date */
                date: string;
                bs: {
                    year: number;
                    month: number;
                    day: number;
                };
            };
            /**
             * Format: date
             * @description The last day whose date in Bikram Sambat is known.
             */
            knownUntil: string;
            /**
             * Format: date-time
             * @description When this changes by itself: at the end of the day in Nepal.
             */
            validUntil: string;
            /** @description By day. */
            items: {
                /** @description Of the deadline. */
                _id: string;
                slug: string;
                title: string;
                taxpayers: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[];
                law: string;
                source: string;
                /** @description Left out where there are none. */
                documents?: {
                    _id: string;
                    name: string;
                    /** @description The URL path of the file, a PDF that is saved under its name */
                    filePath: string;
                    bytes: number;
                    fellBack?: string[];
                }[];
                /** Format: date */
                date: string;
                bs: {
                    year: number;
                    month: number;
                    day: number;
                };
                /**
                 * Format: date
                 * @description The day by the rule, if it has moved on to a working day.
                 */
                insteadOf?: string;
                /** @description The months that it is for. */
                period?: {
                    from: {
                        year: number;
                        month: number;
                    };
                    to: {
                        year: number;
                        month: number;
                    };
                    /** @enum {unknown} */
                    calendar: "bs" | "ad";
                };
                /**
                 * Format: date-time
                 * @description When the deadline was last changed, or the settings with the holidays that move it.
                 */
                updatedAt: string;
                /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
                fellBack?: string[];
            }[];
        };
        EntryContext: {
            /** Format: date-time */
            modifiedAt: string;
            newer: {
                slug: string;
                title: string;
                /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
                fellBack?: string[];
            } | null;
            older: {
                slug: string;
                title: string;
                /** @description Paths of the texts that are English, since there are none in the language; left out in English. */
                fellBack?: string[];
            } | null;
            related: {
                _id: string;
                name: string;
                slug?: string;
                fellBack?: string[];
            }[];
        };
        SitemapPart: {
            /** @description How many parts there are. */
            parts: number;
            entries: {
                /** @enum {unknown} */
                type: "service" | "blog" | "deadline" | "career" | "tag" | "policy";
                slug: string;
                /** Format: date-time */
                updatedAt: string;
            }[];
        };
        Person: {
            _id: string;
            name: string;
            email: string;
        };
        Account: {
            _id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "administrator" | "editor";
        };
        OwnAccount: {
            _id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "administrator" | "editor";
            /**
             * @description Of the staff’s screens.
             * @enum {string}
             */
            language: "en" | "ne";
            /** @enum {string} */
            secondFactor: "on" | "off" | "required";
        };
        Colleague: {
            _id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "administrator" | "editor";
            /** @description Whether they have yet to choose a password. */
            invited: boolean;
            /**
             * Format: date-time
             * @description When one of their sessions was last used.
             */
            usedAt: string | null;
            /** @description Whether they sign in with a code beside their password. */
            secondFactor: boolean;
        };
        Invited: {
            _id: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "administrator" | "editor";
            /** @description Whether they have yet to choose a password. */
            invited: boolean;
            /**
             * Format: date-time
             * @description When one of their sessions was last used.
             */
            usedAt: string | null;
            /** @description Whether they sign in with a code beside their password. */
            secondFactor: boolean;
            /** @description Null if it was mailed. In this response only. */
            link: string | null;
        };
        PasswordLink: {
            /** @description Null if it was mailed. In this response only. */
            link: string | null;
        };
        OwnSession: {
            _id: string;
            device: string;
            address: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            usedAt: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
        };
        OwnApiKey: {
            _id: string;
            name: string;
            /** @enum {string} */
            role: "administrator" | "editor";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            usedAt: string | null;
        };
        ApiKey: {
            id: string;
            /** @description Shown in this response only. */
            key: string;
            name: string;
            /** @enum {string} */
            role: "administrator" | "editor";
        };
        Failure: {
            message: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
        /** @description Visitors see nothing of a draft; of what is changed they see what was published last. */
        EntryState: {
            _id: string;
            /** @enum {string} */
            state: "draft" | "published" | "changed";
            scheduled: {
                /** @enum {string} */
                action: "publish" | "unpublish";
                /** Format: date-time */
                at: string;
                /** @description Why it was not done when its time came. */
                failed?: string;
            }[];
            /** @description The slug of the page that visitors see; the newest draft may have another. */
            pageSlug?: string;
            /** @description The title in another language, if there is none in English. */
            otherTitle?: {
                /** @enum {string} */
                language: "en" | "ne";
                title: string;
            };
            /** @description Nothing was entered in it yet: the staff’s lists leave it out. Absent otherwise. */
            isEmpty?: boolean;
        };
        Untranslated: {
            _id: string;
            /** @enum {string} */
            state: "none" | "partly";
            /** @description The fields that are English. */
            fellBack: string[];
        };
        EntryTexts: {
            _id: string;
            /** @description By their fields. */
            texts: {
                [key: string]: string;
            };
        };
        EntryChange: {
            /** Format: date-time */
            at: string;
            /** @description The person’s name; null if they are gone. */
            who: string | null;
            /** @description Whether it was the person who asks. */
            isOwn: boolean;
        };
        Version: {
            _id: string;
            /** Format: date-time */
            savedAt: string;
            /** @description The name of the person who saved it; null if they are gone, and where it is not known. */
            who: string | null;
            isPublished: boolean;
            title: string;
        };
        DeskRow: {
            _id: string;
            /** @enum {string} */
            status: "new" | "open" | "waiting" | "answered" | "spam";
            takenBy: {
                _id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description The time by which an answer was promised.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted; null while that is not near.
             */
            removeAt: string | null;
            /**
             * @description Language of the page it was sent from; replies use it.
             * @enum {string}
             */
            language: "en" | "ne";
        };
        /** @description The text is the new status, the note, the reply, or the name of the person to whom it was assigned. */
        DeskEvent: {
            _id: string;
            /** Format: date-time */
            at: string;
            who: string;
            /** @enum {string} */
            kind: "status" | "taken" | "released" | "note" | "reply";
            text: string;
        };
        DeskInquiry: {
            _id: string;
            /** @enum {string} */
            status: "new" | "open" | "waiting" | "answered" | "spam";
            takenBy: {
                _id: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description The time by which an answer was promised.
             */
            answerBy: string | null;
            /**
             * Format: date-time
             * @description When it will be deleted; null while that is not near.
             */
            removeAt: string | null;
            /**
             * @description Language of the page it was sent from; replies use it.
             * @enum {string}
             */
            language: "en" | "ne";
            inquiry: components["schemas"]["Inquiry"];
            thread: components["schemas"]["DeskEvent"][];
        };
        DeskOptions: {
            sendsMail: boolean;
            templates: {
                name: string;
                text: string;
            }[];
            keepMonths: number | null;
            /** @description Those to whom an inquiry can be assigned. */
            staff: {
                _id: string;
                name: string;
            }[];
        };
        PersonalData: {
            email: string;
            inquiries: components["schemas"]["DeskInquiry"][];
            mails: {
                task: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            audit: {
                /** Format: date-time */
                at: string;
                who: string;
                action: string;
            }[];
        };
        /** @description The first rows of each part, with the number of all. `firstDay` and `demo` are null for editors. */
        Dashboard: {
            inquiries: {
                total: number;
                rows: {
                    _id: string;
                    name: string;
                    /** @enum {string} */
                    status: "new" | "open" | "waiting" | "answered" | "spam";
                    /** Format: date-time */
                    createdAt: string;
                    answerBy: string | null;
                    takenBy: string | null;
                }[];
                overdue: number;
            };
            drafts: {
                total: number;
                rows: {
                    /** @enum {string} */
                    type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                    _id: string;
                    title: string;
                    /** @enum {string} */
                    state: "draft" | "changed";
                    /** Format: date-time */
                    savedAt: string;
                    /** @description The title in another language, if there is none in English. */
                    otherTitle?: {
                        /** @enum {string} */
                        language: "en" | "ne";
                        title: string;
                    };
                }[];
            };
            scheduled: {
                total: number;
                rows: {
                    /** @enum {string} */
                    type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                    _id: string;
                    title: string;
                    /** @enum {string} */
                    action: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                    failed?: string;
                }[];
            };
            changes: {
                /** Format: date-time */
                at: string;
                who: string | null;
                /** @enum {string} */
                action: "created" | "changed" | "deleted" | "restored";
                /** @enum {string} */
                type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry" | "media" | "document" | "settings";
                _id: string;
                title: string;
                /** @enum {string} */
                place: "site" | "trash" | "gone";
                /** @description How many more of its type the same person did the same with just before. */
                more: number;
            }[];
            lacks: {
                /** @enum {string} */
                kind: "text" | "picture" | "alt" | "searchText" | "translation";
                total: number;
                rows: {
                    /** @enum {string} */
                    type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                    _id: string;
                    title: string;
                }[];
                types: {
                    /** @enum {string} */
                    type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                    total: number;
                }[];
            }[];
            firstDay: {
                steps: {
                    /** @enum {string} */
                    name: "firm" | "plans" | "publicUrl" | "trustProxy" | "mail" | "post" | "demo" | "people" | "secondFactor";
                    isDone: boolean;
                }[];
                firmLeft: ("firmName" | "location" | "latitude" | "email" | "phone")[];
                isHidden: boolean;
            } | null;
            demo: components["schemas"]["DemoContent"] | null;
        };
        DemoContent: {
            unchanged: number;
            changed: number;
            removed: {
                entries: number;
                /** Format: date-time */
                at: string;
                by: string | null;
            } | null;
        };
        MissedAddresses: {
            addresses: {
                _id: string;
                path: string;
                count: number;
                /** Format: date-time */
                firstAt: string;
                /** Format: date-time */
                lastAt: string;
                /** @description The host that last led there; empty if that is not known. */
                from: string;
                /** @description The page that was probably meant. */
                guess: string;
            }[];
            redirects: {
                _id: string;
                path: string;
                target: string;
            }[];
        };
        MissedAddress: {
            _id: string;
            path: string;
            target: string | null;
        };
        /** @description `next` is `after` of the next page; null on the last one. */
        TrashPage: {
            entries: {
                _id: string;
                /** @enum {string} */
                type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry" | "media";
                title: string;
                /** Format: date-time */
                deletedAt: string;
                deletedBy: string | null;
                /** Format: date-time */
                expiresAt: string;
                /** @description The entry that a file went to the trash with, and comes back with. */
                deletedWith?: {
                    _id: string;
                    /** @enum {string} */
                    type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry";
                    title: string;
                };
            }[];
            next: string | null;
        };
        Restored: {
            _id: string;
            /** @enum {string} */
            type: "about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry" | "media";
            title: string;
        };
        Picture: {
            _id: string;
            /** @description How the file was called when it was uploaded. */
            name: string;
            image: components["schemas"]["Image"];
            alt: {
                en: string;
                ne: string;
            };
            bytes: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description For `If-Match`. */
            revision: string;
        };
        UsedPicture: {
            _id: string;
            /** @description How the file was called when it was uploaded. */
            name: string;
            image: components["schemas"]["Image"];
            alt: {
                en: string;
                ne: string;
            };
            bytes: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description For `If-Match`. */
            revision: string;
            uses: {
                /** @description Null for settings. */
                type: ("about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry") | null;
                _id: string;
                title: string;
            }[];
        };
        PicturePage: {
            pictures: components["schemas"]["Picture"][];
            /** @description Of all pages; with `after`, of those behind it. */
            total: number;
        };
        LibraryDocument: {
            _id: string;
            /** @description How the file was called when it was uploaded. */
            name: string;
            /** @description What visitors read; the name of the file where it is empty. */
            title: {
                en: string;
                ne: string;
            };
            /** @description The URL path of the file; visitors get it while something published has it. */
            filePath: string;
            bytes: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description How often visitors have downloaded it. */
            downloads: number;
            /** @description For `If-Match`. */
            revision: string;
        };
        UsedDocument: {
            _id: string;
            /** @description How the file was called when it was uploaded. */
            name: string;
            /** @description What visitors read; the name of the file where it is empty. */
            title: {
                en: string;
                ne: string;
            };
            /** @description The URL path of the file; visitors get it while something published has it. */
            filePath: string;
            bytes: number;
            /** Format: date-time */
            uploadedAt: string;
            /** @description How often visitors have downloaded it. */
            downloads: number;
            /** @description For `If-Match`. */
            revision: string;
            uses: {
                /** @description Null for settings. */
                type: ("about" | "blog" | "service" | "team" | "career" | "faq" | "tag" | "deadline" | "policy" | "inquiry") | null;
                _id: string;
                title: string;
            }[];
        };
        DocumentPage: {
            documents: components["schemas"]["LibraryDocument"][];
            /** @description Of all pages. */
            total: number;
        };
        /** @description `required`: everybody must have one, and this account has none yet. */
        SecondFactor: {
            /** @enum {string} */
            state: "on" | "off" | "required";
            recoveryCodesLeft: number;
        };
        NewSecondFactor: {
            /** @description Base32; shown in this response only. */
            secret: string;
            /** @description The `otpauth:` address that apps read. */
            uri: string;
            /** @description The address as a QR code: a square of so many modules, and the dark ones as the path of an SVG. */
            qr: {
                size: number;
                path: string;
            };
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        SignInPolicy: {
            secondFactorRequired: boolean;
        };
        Settings: {
            /** @description The `ETag`, for `If-Match`. */
            revision: string;
            /** @description The firm’s own; empty where it has none. */
            values: {
                /** @description In full: in the footer, and for search engines. */
                firmName: {
                    en: string;
                    ne: string;
                };
                /** @description For narrow places: header, titles. The name, if left empty. */
                shortName: {
                    en: string;
                    ne: string;
                };
                /** @description Shown beside the name instead of the drawing, in the site’s icons and in links that are shared; a square of 512 pixels or more is best. */
                logo: string | null;
                /** @description What the firm is about, in a line: in the footer, and at the top of About us. */
                tagline: {
                    en: string;
                    ne: string;
                };
                /** @description A line above the navigation, on every page. */
                topBarText: {
                    en: string;
                    ne: string;
                };
                /** @description Before the name in the footer. */
                copyrightYear: number | null;
                contact: {
                    location: {
                        en: string;
                        ne: string;
                    };
                    /** @description For visitors. */
                    email: string;
                    /** @description With the code of the country or the town. */
                    phone: string;
                    /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                    whatsApp: string;
                    /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                    viber: string;
                    /** @description Where a resume goes while no job is open: if empty, to the firm’s email. */
                    careersEmail: string;
                    /** @description Of the mark on the map. */
                    latitude: number | null;
                    /** @description Of the mark on the map. */
                    longitude: number | null;
                    /** @description The link below the map. Left empty, OpenStreetMap at the position above, or where it finds the address. */
                    mapLinkUrl: string;
                };
                /** @description As visitors read them. Left empty, what the opening hours below say. */
                workingHours: {
                    en: string;
                    ne: string;
                };
                /** @description Times as 09:30. By these the time of a promised answer is reckoned. */
                openingHours: {
                    _id: string;
                    day: ("0" | "1" | "2" | "3" | "4" | "5" | "6") | null;
                    from: string;
                    to: string;
                }[];
                /** @description Days on which nobody answers. */
                holidays: {
                    _id: string;
                    name: string;
                    from: string | null;
                    /** @description Its last day, if it is longer than one. */
                    until: string | null;
                }[];
                /** @description Working hours. Visitors are told the time by which they have an answer, and the desk counts to it. */
                answerWithin: number | null;
                productLink: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                sisterProductLink: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                designerCredit: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                socialLinks: {
                    _id: string;
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description The whole address of the page, https://… */
                    url: string;
                }[];
                slides: {
                    _id: string;
                    title: {
                        en: string;
                        ne: string;
                    };
                    subtitle: {
                        en: string;
                        ne: string;
                    };
                    /** @description One of those that came with the site. */
                    drawing: ("ridge-chart" | "terraces" | "stamped-return" | "ledger" | "bridge" | "coin-steps" | "prayer-flags" | "lamp") | null;
                    /** @description Shown instead of the drawing. */
                    image: string | null;
                }[];
                statistics: {
                    _id: string;
                    /** @description As visitors read it, as 250+. */
                    value: string;
                    label: {
                        en: string;
                        ne: string;
                    };
                }[];
                featureCards: {
                    _id: string;
                    title: {
                        en: string;
                        ne: string;
                    };
                    text: {
                        en: string;
                        ne: string;
                    };
                    /** @description One of those that came with the site. */
                    drawing: ("client-focus" | "problem-solving" | "analytical-approach") | null;
                }[];
                plans: {
                    _id: string;
                    name: {
                        en: string;
                        ne: string;
                    };
                    /** @description Nepali rupees. */
                    price: number | null;
                    /** @description What stands beside the price. */
                    period: {
                        en: string;
                        ne: string;
                    };
                    /** @description One a line. */
                    features: {
                        en: string;
                        ne: string;
                    };
                }[];
                /** @description Words to search for, while there are no entries at Tags. Without any, those that came with the site. */
                tags: {
                    en: string[];
                    ne: string[];
                };
                introductions: {
                    about: {
                        en: string;
                        ne: string;
                    };
                    services: {
                        en: string;
                        ne: string;
                    };
                    blog: {
                        en: string;
                        ne: string;
                    };
                    team: {
                        en: string;
                        ne: string;
                    };
                    priceTitle: {
                        en: string;
                        ne: string;
                    };
                    price: {
                        en: string;
                        ne: string;
                    };
                    career: {
                        en: string;
                        ne: string;
                    };
                    contact: {
                        en: string;
                        ne: string;
                    };
                };
                seo: {
                    /** @description In search results and in the browser’s tab. */
                    title: {
                        en: string;
                        ne: string;
                    };
                    /** @description Below the title in search results, where a page has none of its own. */
                    description: {
                        en: string;
                        ne: string;
                    };
                    /** @description For shared links of pages without a picture of their own; 1200 by 630 pixels are best. */
                    image: string | null;
                };
                replyTemplates: {
                    _id: string;
                    /** @description By which it is chosen on the desk; visitors never see it. */
                    name: string;
                    /** @description {name} becomes the visitor’s name. */
                    text: string;
                }[];
                /** @description Months after the last thing that was done about one; then it is deleted for good, which the desk says two weeks before. Left empty, for ever. */
                keepInquiries: number | null;
            };
            /** @description What is shown where it has none. */
            defaults: {
                /** @description In full: in the footer, and for search engines. */
                firmName: {
                    en: string;
                    ne: string;
                };
                /** @description For narrow places: header, titles. The name, if left empty. */
                shortName: {
                    en: string;
                    ne: string;
                };
                /** @description Shown beside the name instead of the drawing, in the site’s icons and in links that are shared; a square of 512 pixels or more is best. */
                logo: string | null;
                /** @description What the firm is about, in a line: in the footer, and at the top of About us. */
                tagline: {
                    en: string;
                    ne: string;
                };
                /** @description A line above the navigation, on every page. */
                topBarText: {
                    en: string;
                    ne: string;
                };
                /** @description Before the name in the footer. */
                copyrightYear: number | null;
                contact: {
                    location: {
                        en: string;
                        ne: string;
                    };
                    /** @description For visitors. */
                    email: string;
                    /** @description With the code of the country or the town. */
                    phone: string;
                    /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                    whatsApp: string;
                    /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                    viber: string;
                    /** @description Where a resume goes while no job is open: if empty, to the firm’s email. */
                    careersEmail: string;
                    /** @description Of the mark on the map. */
                    latitude: number | null;
                    /** @description Of the mark on the map. */
                    longitude: number | null;
                    /** @description The link below the map. Left empty, OpenStreetMap at the position above, or where it finds the address. */
                    mapLinkUrl: string;
                };
                /** @description As visitors read them. Left empty, what the opening hours below say. */
                workingHours: {
                    en: string;
                    ne: string;
                };
                /** @description Times as 09:30. By these the time of a promised answer is reckoned. */
                openingHours: {
                    _id: string;
                    day: ("0" | "1" | "2" | "3" | "4" | "5" | "6") | null;
                    from: string;
                    to: string;
                }[];
                /** @description Days on which nobody answers. */
                holidays: {
                    _id: string;
                    name: string;
                    from: string | null;
                    /** @description Its last day, if it is longer than one. */
                    until: string | null;
                }[];
                /** @description Working hours. Visitors are told the time by which they have an answer, and the desk counts to it. */
                answerWithin: number | null;
                productLink: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                sisterProductLink: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                designerCredit: {
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                    url: string;
                };
                socialLinks: {
                    _id: string;
                    label: {
                        en: string;
                        ne: string;
                    };
                    /** @description The whole address of the page, https://… */
                    url: string;
                }[];
                slides: {
                    _id: string;
                    title: {
                        en: string;
                        ne: string;
                    };
                    subtitle: {
                        en: string;
                        ne: string;
                    };
                    /** @description One of those that came with the site. */
                    drawing: ("ridge-chart" | "terraces" | "stamped-return" | "ledger" | "bridge" | "coin-steps" | "prayer-flags" | "lamp") | null;
                    /** @description Shown instead of the drawing. */
                    image: string | null;
                }[];
                statistics: {
                    _id: string;
                    /** @description As visitors read it, as 250+. */
                    value: string;
                    label: {
                        en: string;
                        ne: string;
                    };
                }[];
                featureCards: {
                    _id: string;
                    title: {
                        en: string;
                        ne: string;
                    };
                    text: {
                        en: string;
                        ne: string;
                    };
                    /** @description One of those that came with the site. */
                    drawing: ("client-focus" | "problem-solving" | "analytical-approach") | null;
                }[];
                plans: {
                    _id: string;
                    name: {
                        en: string;
                        ne: string;
                    };
                    /** @description Nepali rupees. */
                    price: number | null;
                    /** @description What stands beside the price. */
                    period: {
                        en: string;
                        ne: string;
                    };
                    /** @description One a line. */
                    features: {
                        en: string;
                        ne: string;
                    };
                }[];
                /** @description Words to search for, while there are no entries at Tags. Without any, those that came with the site. */
                tags: {
                    en: string[];
                    ne: string[];
                };
                introductions: {
                    about: {
                        en: string;
                        ne: string;
                    };
                    services: {
                        en: string;
                        ne: string;
                    };
                    blog: {
                        en: string;
                        ne: string;
                    };
                    team: {
                        en: string;
                        ne: string;
                    };
                    priceTitle: {
                        en: string;
                        ne: string;
                    };
                    price: {
                        en: string;
                        ne: string;
                    };
                    career: {
                        en: string;
                        ne: string;
                    };
                    contact: {
                        en: string;
                        ne: string;
                    };
                };
                seo: {
                    /** @description In search results and in the browser’s tab. */
                    title: {
                        en: string;
                        ne: string;
                    };
                    /** @description Below the title in search results, where a page has none of its own. */
                    description: {
                        en: string;
                        ne: string;
                    };
                    /** @description For shared links of pages without a picture of their own; 1200 by 630 pixels are best. */
                    image: string | null;
                };
                replyTemplates: {
                    _id: string;
                    /** @description By which it is chosen on the desk; visitors never see it. */
                    name: string;
                    /** @description {name} becomes the visitor’s name. */
                    text: string;
                }[];
                /** @description Months after the last thing that was done about one; then it is deleted for good, which the desk says two weeks before. Left empty, for ever. */
                keepInquiries: number | null;
            };
            /** @description By their ids. */
            pictures: {
                [key: string]: components["schemas"]["Image"];
            };
        };
        SettingsChange: {
            /** @description In full: in the footer, and for search engines. */
            firmName?: {
                en?: string;
                ne?: string;
            };
            /** @description For narrow places: header, titles. The name, if left empty. */
            shortName?: {
                en?: string;
                ne?: string;
            };
            /** @description Shown beside the name instead of the drawing, in the site’s icons and in links that are shared; a square of 512 pixels or more is best. */
            logo?: string | null;
            /** @description What the firm is about, in a line: in the footer, and at the top of About us. */
            tagline?: {
                en?: string;
                ne?: string;
            };
            /** @description A line above the navigation, on every page. */
            topBarText?: {
                en?: string;
                ne?: string;
            };
            /** @description Before the name in the footer. */
            copyrightYear?: number | null | "";
            contact?: {
                location?: {
                    en?: string;
                    ne?: string;
                };
                /**
                 * Format: email
                 * @description For visitors.
                 */
                email?: string;
                /** @description With the code of the country or the town. */
                phone?: string;
                /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                whatsApp?: string;
                /** @description The number with its country, as +977 9841234567. Left empty, it is not shown. */
                viber?: string;
                /**
                 * Format: email
                 * @description Where a resume goes while no job is open: if empty, to the firm’s email.
                 */
                careersEmail?: string;
                /** @description Of the mark on the map. */
                latitude?: number | null | "";
                /** @description Of the mark on the map. */
                longitude?: number | null | "";
                /** @description The link below the map. Left empty, OpenStreetMap at the position above, or where it finds the address. */
                mapLinkUrl?: string;
            };
            /** @description As visitors read them. Left empty, what the opening hours below say. */
            workingHours?: {
                en?: string;
                ne?: string;
            };
            /** @description Times as 09:30. By these the time of a promised answer is reckoned. */
            openingHours?: {
                _id?: string;
                /** @enum {string} */
                day?: "0" | "1" | "2" | "3" | "4" | "5" | "6";
                from?: string;
                to?: string;
            }[];
            /** @description Days on which nobody answers. */
            holidays?: {
                _id?: string;
                name?: string;
                /** Format: date */
                from?: string;
                /** @description Its last day, if it is longer than one. */
                until?: string | null | "";
            }[];
            /** @description Working hours. Visitors are told the time by which they have an answer, and the desk counts to it. */
            answerWithin?: number | null | "";
            productLink?: {
                label?: {
                    en?: string;
                    ne?: string;
                };
                /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                url?: string;
            };
            sisterProductLink?: {
                label?: {
                    en?: string;
                    ne?: string;
                };
                /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                url?: string;
            };
            designerCredit?: {
                label?: {
                    en?: string;
                    ne?: string;
                };
                /** @description A web address, an e-mail address as mailto:…, or a page of this site as /price. */
                url?: string;
            };
            socialLinks?: {
                _id?: string;
                label?: {
                    en?: string;
                    ne?: string;
                };
                /** @description The whole address of the page, https://… */
                url?: string;
            }[];
            slides?: {
                _id?: string;
                title?: {
                    en?: string;
                    ne?: string;
                };
                subtitle?: {
                    en?: string;
                    ne?: string;
                };
                /**
                 * @description One of those that came with the site.
                 * @enum {string}
                 */
                drawing?: "ridge-chart" | "terraces" | "stamped-return" | "ledger" | "bridge" | "coin-steps" | "prayer-flags" | "lamp";
                /** @description Shown instead of the drawing. */
                image?: string | null;
            }[];
            statistics?: {
                _id?: string;
                /** @description As visitors read it, as 250+. */
                value?: string;
                label?: {
                    en?: string;
                    ne?: string;
                };
            }[];
            featureCards?: {
                _id?: string;
                title?: {
                    en?: string;
                    ne?: string;
                };
                text?: {
                    en?: string;
                    ne?: string;
                };
                /**
                 * @description One of those that came with the site.
                 * @enum {string}
                 */
                drawing?: "client-focus" | "problem-solving" | "analytical-approach";
            }[];
            plans?: {
                _id?: string;
                name?: {
                    en?: string;
                    ne?: string;
                };
                /** @description Nepali rupees. */
                price?: number;
                /** @description What stands beside the price. */
                period?: {
                    en?: string;
                    ne?: string;
                };
                /** @description One a line. */
                features?: {
                    en?: string;
                    ne?: string;
                };
            }[];
            /** @description Words to search for, while there are no entries at Tags. Without any, those that came with the site. */
            tags?: {
                en?: string[];
                ne?: string[];
            };
            introductions?: {
                about?: {
                    en?: string;
                    ne?: string;
                };
                services?: {
                    en?: string;
                    ne?: string;
                };
                blog?: {
                    en?: string;
                    ne?: string;
                };
                team?: {
                    en?: string;
                    ne?: string;
                };
                priceTitle?: {
                    en?: string;
                    ne?: string;
                };
                price?: {
                    en?: string;
                    ne?: string;
                };
                career?: {
                    en?: string;
                    ne?: string;
                };
                contact?: {
                    en?: string;
                    ne?: string;
                };
            };
            seo?: {
                /** @description In search results and in the browser’s tab. */
                title?: {
                    en?: string;
                    ne?: string;
                };
                /** @description Below the title in search results, where a page has none of its own. */
                description?: {
                    en?: string;
                    ne?: string;
                };
                /** @description For shared links of pages without a picture of their own; 1200 by 630 pixels are best. */
                image?: string | null;
            };
            replyTemplates?: {
                _id?: string;
                /** @description By which it is chosen on the desk; visitors never see it. */
                name?: string;
                /** @description {name} becomes the visitor’s name. */
                text?: string;
            }[];
            /** @description Months after the last thing that was done about one; then it is deleted for good, which the desk says two weeks before. Left empty, for ever. */
            keepInquiries?: number | null | "";
        };
    };
    responses: {
        /** @description The path, the query or the body breaks a rule; `errors` names the fields */
        BadRequest: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not signed in, or wrongly: Please login first */
        NotSignedIn: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not allowed to the signed-in user, or from another site’s page */
        Forbidden: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such entry */
        NotFound: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description In conflict with what there is already */
        Conflict: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Someone else has changed this. Reload to see the newer version. */
        Changed: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large or has too much structure */
        TooLarge: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has a type that is not read here, or is compressed */
        MediaType: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                "Accept-Encoding": components["headers"]["Accept-Encoding"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts. Please try again later. */
        TooMany: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something went wrong. Please try again. */
        Fault: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Service is not available. Please try again. */
        Unavailable: {
            headers: {
                "X-Message-Code": components["headers"]["X-Message-Code"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description A strong tag of these very bytes, for `If-None-Match` and `If-Match` */
        ETag: string;
        /** @description Caches ask each time, by `If-None-Match` */
        "Cache-Control": string;
        /** @description The first, previous, next and last page (RFC 8288), of a list in pages */
        Link: string;
        /** @description How many entries the whole list has, of a list in pages */
        "X-Total-Count": number;
        /** @description The language, where it is not English */
        "Content-Language": string;
        /** @description Where the entry is now, if it was found by a slug that it had before */
        "Content-Location": string;
        /** @description What the message is about, for programs and other languages; absent for some */
        "X-Message-Code": string;
        /** @description Seconds */
        "Retry-After": number;
        /** @description `identity`, where the body was compressed */
        "Accept-Encoding": string;
        /** @description Sets or clears the session */
        "Set-Cookie": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes an administrator */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    /** @description Of a second factor: of its app, or one of the recovery codes. */
                    code?: string;
                };
                "application/x-www-form-urlencoded": {
                    email: string;
                    password: string;
                    /** @description Of a second factor: of its app, or one of the recovery codes. */
                    code?: string;
                };
                "multipart/form-data": {
                    email: string;
                    password: string;
                    /** @description Of a second factor: of its app, or one of the recovery codes. */
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Signs a person in */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the session of the cookie */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    loggedIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the session or the API key holds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    registration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the first administrator is still to be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        open: boolean;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each About */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a About */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a About by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAboutByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Blog */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Blog */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlogByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Service */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Service */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateServiceByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Team */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    post: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    post: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "multipart/form-data": {
                    name: string;
                    post: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Team */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Team by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdTeamPlainly: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Team by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeamByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Team */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Team */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    name?: string;
                    post?: string;
                    areas?: string;
                    languages?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Team */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Career */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                };
                "multipart/form-data": {
                    title: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Career */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Career by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Career by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCareerByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Changes a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Faq */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description: string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title: string;
                    description: string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Creates a Faq */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Faq by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFaqByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Changes a Faq */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Faq */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Changes a Faq */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faq"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Tag */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Creates a Tag */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Tag by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Tag by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTagByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Changes a Tag */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Tag */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                };
            };
        };
        responses: {
            /** @description Changes a Tag */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Deadline */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description?: string;
                    law?: string;
                    taxpayers: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description?: string;
                    law?: string;
                    taxpayers: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title: string;
                    description?: string;
                    law?: string;
                    taxpayers: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Creates a Deadline */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Deadline by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Deadline by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeadlineByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Changes a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    /**
                     * @example bs 25 of every month in arrears
                     * @example bs last day of 6
                     * @example ad 2026-12-15
                     */
                    recurrence?: string;
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                };
            };
        };
        responses: {
            /** @description Changes a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Policy */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"][];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title: string;
                    description: string;
                    atForms?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    title: string;
                    description: string;
                    atForms?: boolean;
                };
                "multipart/form-data": {
                    title: string;
                    description: string;
                    atForms?: boolean;
                };
            };
        };
        responses: {
            /** @description Creates a Policy */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readByIdPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Policy by its id */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readBySlugPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Includes drafts. Staff only: 401 without a session or key. */
                status?: "any";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Policy by its slug */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Content-Location": components["headers"]["Content-Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicyByPut: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
            };
        };
        responses: {
            /** @description Changes a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                };
            };
        };
        responses: {
            /** @description Changes a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInquiry: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Entries of one page; 20 if only `page` is given. Without both the whole list is returned. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words that an entry must all contain: at most 8, of 200 characters together. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Inquiry */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInquiry: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                    subject?: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                    subject?: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone: string;
                    message: string;
                    subject?: string;
                };
            };
        };
        responses: {
            /** @description Creates a Inquiry */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Career as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Tag as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Deadline as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Policy as its newest draft has it */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnsavedPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The same with what is typed in the panel and not saved yet */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which About is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a About as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a About that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a About from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a About at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["About"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a About */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AboutWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Blog is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Blog as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Blog that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    author?: string | null | "";
                    services?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Blog from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a Blog at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a Blog */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Service is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Service as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Service that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    people?: string[] | string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Service from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a Service at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Service"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a Service */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Career is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Career as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Creates a Career that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                };
                "multipart/form-data": {
                    title?: string;
                    salary?: string;
                    description?: string;
                    place?: string;
                    employment?: ("FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN") | null | "";
                    salaryFrom?: number | null | "";
                    salaryTo?: number | null | "";
                    salaryPer?: ("MONTH" | "YEAR") | null | "";
                    validThrough?: string | null | "";
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                    /** @description The id of a picture of the library, in place of a file. An empty one is none. */
                    imageId?: string;
                    /** @description `true` takes the picture away; anything else has no effect. */
                    removeImage?: unknown;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image?: Blob;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Career from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a Career at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Career"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a Career */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareerWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Deadline is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Deadline as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
            };
        };
        responses: {
            /** @description Creates a Deadline that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    law?: string;
                    taxpayers?: ("individual" | "company" | "vat" | "employer" | "excise" | "nonprofit")[] | string;
                    recurrence?: string | null | "";
                    movesOn?: boolean;
                    source?: string;
                    documents?: string[] | string;
                    tags?: string[] | string;
                    slug?: string;
                    seoTitle?: string;
                    seoDescription?: string;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Deadline from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    scheduleDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a Deadline at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deadline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a Deadline */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadlineWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    statesOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Policy is a draft, changed since it was published, or scheduled */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryState"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    stateOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a Policy as it is being written */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    draftPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Creates a Policy that visitors do not see */
            201: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    discardDraftOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discards the draft of a published Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDraftOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Replaces the version that was saved so before, instead of adding one to the history. */
                autosave?: "true";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Saves the draft of a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    atForms?: boolean;
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description Publishes the newest content of a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unpublishPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Policy from visitors */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    schedulePolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    action?: "publish" | "unpublish";
                    /** Format: date-time */
                    at: string;
                };
            };
        };
        responses: {
            /** @description Publishes or unpublishes a Policy at a set time */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelScheduleOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels what is scheduled for a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionsOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the last versions of a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    versionOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads an earlier version of a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVersionOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: {
                /** @description The revision that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
                /** @description The version’s id. */
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Makes an earlier version the newest draft of a Policy */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyWriting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderAbout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a About in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Service in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Team in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderCareer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Career in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderFaq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Faq in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Tag in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Deadline in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                };
                "application/x-www-form-urlencoded": {
                    id: string;
                    after?: string | null;
                };
                "multipart/form-data": {
                    id: string;
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Moves a Policy in the order that visitors see */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        after: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which About is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsAbout: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each About has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Blog is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Blog has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Service is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Service has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Team is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsTeam: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Team has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Career is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Career has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Faq is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsFaq: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Faq has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Tag is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Tag has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Deadline is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Deadline has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    untranslatedPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which Policy is not there, or not whole, in a language */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Untranslated"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    textsPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts of one line, such as the title, that each Policy has in a language itself */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryTexts"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a About last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Blog last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Service last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Team last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfCareer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Career last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Faq last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Tag last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Deadline last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changesOfPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who saved a Policy last, and when */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryChange"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trash: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists what is in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfAbout: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each About in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a About out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyAbout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a About in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfBlog: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Blog in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Blog out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Blog in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfService: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Service in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Service out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Service in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfTeam: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Team in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Team out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Team in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfCareer: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Career in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCareer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Career out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyCareer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Career in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfFaq: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Faq in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Faq out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyFaq: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Faq in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfTag: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Tag in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Tag out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Tag in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfDeadline: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Deadline in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Deadline out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Deadline in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfPolicy: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Policy in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restorePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Policy out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Policy in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfInquiry: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each Inquiry in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a Inquiry out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyInquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a Inquiry in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    trashOfFile: {
        parameters: {
            query?: {
                /** @description Entries of one page; 20 by default. */
                limit?: number;
                /** @description The `next` of the page before. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists each File in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a File out of the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePermanentlyFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permanently deletes a File in the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restored"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    missedAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists addresses that visitors asked for and that are no pages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedAddresses"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    redirectAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    path: string;
                    target: string;
                };
                "application/x-www-form-urlencoded": {
                    path: string;
                    target: string;
                };
                "multipart/form-data": {
                    path: string;
                    target: string;
                };
            };
        };
        responses: {
            /** @description Lets any address lead to a page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    redirectMissedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    target: string;
                };
                "application/x-www-form-urlencoded": {
                    target: string;
                };
                "multipart/form-data": {
                    target: string;
                };
            };
        };
        responses: {
            /** @description Lets an address that was not found lead to a page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissMissedAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismisses an address, with its redirect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends the redirect of an address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedAddress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPictures: {
        parameters: {
            query?: {
                /** @description 20 by default. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description The id of a picture of the library: those behind it alone, from the first `page` on. Nothing is skipped where others have changed or gone meanwhile. */
                after?: string;
                /** @description Words of the names and alternative texts, in both languages. */
                q?: string;
                /** @description Those alone without an alternative text in English. */
                withoutAlt?: "true";
                /** @description Those alone that nothing shows. */
                unused?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the library of pictures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PicturePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description Adds a picture to the library */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a picture with all that shows it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the picture was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moves a picture to the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the picture was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    alt?: {
                        en?: string;
                        ne?: string;
                    };
                    focus?: {
                        x: number;
                        y: number;
                    };
                    crop?: {
                        x: number;
                        y: number;
                        width: number;
                        height: number;
                    };
                };
            };
        };
        responses: {
            /** @description Changes alternative texts and the focal point of a picture, or crops it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replacePicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the picture was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, WebP, AVIF or GIF file of at most 10 MB and 50 megapixels.
                     */
                    image: Blob;
                };
            };
        };
        responses: {
            /** @description Replaces the file of a picture */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedPicture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @description 20 by default. */
                limit?: number;
                /** @description Which page, from 1. */
                page?: number;
                /** @description Words of the names, in both languages. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the library of documents */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    document: Blob;
                };
            };
        };
        responses: {
            /** @description Adds a document to the library */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reads a document with all that offers it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the document was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Moves a document to the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the document was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: {
                        en?: string;
                        ne?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Changes what visitors read as the name of a document */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the document was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    document: Blob;
                };
            };
        };
        responses: {
            /** @description Replaces the file of a document */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsedDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerTime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By when an inquiry that is sent now is answered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        answerBy: string | null;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of each inquiry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskRow"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of new and overdue inquiries, and of the caller’s own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        new: number;
                        overdue: number;
                        mine: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deskOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options of the inquiry desk */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskOptions"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                };
                "multipart/form-data": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description All data stored for an e-mail address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    erasePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                };
                "multipart/form-data": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Permanently deletes it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        inquiries: number;
                        mails: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An inquiry with all that was done about it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskInquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "new" | "open" | "waiting" | "answered" | "spam";
                    /** @enum {string} */
                    from?: "new" | "open" | "waiting" | "answered" | "spam";
                    taken?: boolean;
                    holder?: string;
                    note?: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    status?: "new" | "open" | "waiting" | "answered" | "spam";
                    /** @enum {string} */
                    from?: "new" | "open" | "waiting" | "answered" | "spam";
                    taken?: boolean;
                    holder?: string;
                    note?: string;
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    status?: "new" | "open" | "waiting" | "answered" | "spam";
                    /** @enum {string} */
                    from?: "new" | "open" | "waiting" | "answered" | "spam";
                    taken?: boolean;
                    holder?: string;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Changes the status of an inquiry, takes it, assigns it, or adds a note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskInquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToInquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A repeated request with the same key and body gets the first response again, for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    subject: string;
                    text: string;
                };
                "application/x-www-form-urlencoded": {
                    subject: string;
                    text: string;
                };
                "multipart/form-data": {
                    subject: string;
                    text: string;
                };
            };
        };
        responses: {
            /** @description Mails a reply to the sender of an inquiry */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskInquiry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    dashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is to do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideFirstDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                };
                "application/x-www-form-urlencoded": {
                    hidden: boolean;
                };
                "multipart/form-data": {
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Hides the list of first steps, or shows it again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hidden: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    demoContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left of the demo content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoContent"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeDemoContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    changed?: boolean;
                };
                "application/x-www-form-urlencoded": {
                    changed?: boolean;
                };
                "multipart/form-data": {
                    changed?: boolean;
                };
            };
        };
        responses: {
            /** @description Moves the demo content to the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDemoContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Puts the demo content back that was removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoContent"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    siteContent: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the firm says of itself */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firm’s settings in all languages */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag that the entry was read with: 412 if it has changed since. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description Changes some of the firm’s settings */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSettings: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsChange"];
            };
        };
        responses: {
            /** @description What the site would show with other settings */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteContent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfService: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Service shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfBlog: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Blog shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfDeadline: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Deadline shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfCareer: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Career shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfTag: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Tag shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    contextOfPolicy: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
            };
            header?: never;
            path: {
                /** @description The entry’s slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the page of a Policy shows beside it */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryContext"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    sitemap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                part: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the sitemap lists: published entries with a page of their own */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitemapPart"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description Of its first 200 characters the first 8 words that are not small ones; without any nothing is found. */
                q?: string;
                /** @description The slug of a tag in place of words: finds what carries it, at most 50 entries of each type. */
                tag?: string;
                /** @description Only what is of this type, 20 entries at a time. */
                type?: "about" | "service" | "blog" | "team" | "deadline" | "career" | "faq" | "tag" | "policy";
                /** @description Which page of that type, from 1; past the end it has no entries. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Finds words in everything that visitors may read */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    taxCalendar: {
        parameters: {
            query?: {
                /** @description The language of texts. Where there is none in it they are English, and `fellBack` names them. */
                lang?: "en" | "ne";
                /** @description The first day A.D.; today if left out. */
                from?: string;
                /** @description The last day A.D., at most 1100 days later. */
                to?: string;
                /** @description A month of Bikram Sambat in place of both, like 2083-08. */
                month?: string;
                /** @description Only what concerns some of these: individual, company, vat, employer, excise, nonprofit; with commas between them. */
                for?: string;
                /** @description Only those of the deadline with this slug. */
                slug?: string;
                /** @description Only the first ones. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days on which deadlines fall */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxCalendar"];
                };
            };
            /** @description Not changed since the ETag in `If-None-Match` */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own API keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApiKey"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of the signed-in user. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of the signed-in user. */
                    password: string;
                };
                "multipart/form-data": {
                    name: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /** @description The password of the signed-in user. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes an API key for the signed-in user */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends one of the own API keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    /** Format: email */
                    email?: string;
                    /**
                     * @description Of the staff’s screens.
                     * @enum {string}
                     */
                    language?: "en" | "ne";
                    currentPassword?: string;
                };
                "application/x-www-form-urlencoded": {
                    name?: string;
                    /** Format: email */
                    email?: string;
                    /**
                     * @description Of the staff’s screens.
                     * @enum {string}
                     */
                    language?: "en" | "ne";
                    currentPassword?: string;
                };
                "multipart/form-data": {
                    name?: string;
                    /** Format: email */
                    email?: string;
                    /**
                     * @description Of the staff’s screens.
                     * @enum {string}
                     */
                    language?: "en" | "ne";
                    currentPassword?: string;
                };
            };
        };
        responses: {
            /** @description Changes the own name, e-mail or language */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    currentPassword: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    currentPassword: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "multipart/form-data": {
                    currentPassword: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Changes the own password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ownSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where one is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends all own sessions but the one that asks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends one of the own sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    secondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The current one. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The current one. */
                    password: string;
                };
                "multipart/form-data": {
                    /** @description The current one. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Makes the secret of a second factor */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the app. */
                    code: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description Of the app. */
                    code: string;
                };
                "multipart/form-data": {
                    /** @description Of the app. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Turns the second factor on by a first code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
                "multipart/form-data": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Makes a new set of recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    turnSecondFactorOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
                "application/x-www-form-urlencoded": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
                "multipart/form-data": {
                    /** @description The current one. */
                    password: string;
                    /** @description Of the app, or one of the recovery codes; spaces and dashes do not count. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Turns the second factor off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether everybody must have a second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPolicy"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSignInPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secondFactorRequired: boolean;
                };
                "application/x-www-form-urlencoded": {
                    secondFactorRequired: boolean;
                };
                "multipart/form-data": {
                    secondFactorRequired: boolean;
                };
            };
        };
        responses: {
            /** @description Asks a second factor of everybody, or no longer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInPolicy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody who may sign in or is invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitePerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
                "multipart/form-data": {
                    name: string;
                    /** Format: email */
                    email: string;
                    /** @enum {string} */
                    role: "administrator" | "editor";
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
            };
        };
        responses: {
            /** @description Invites a colleague */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removes the account of somebody else */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    role: "administrator" | "editor";
                };
                "application/x-www-form-urlencoded": {
                    /** @enum {string} */
                    role: "administrator" | "editor";
                };
                "multipart/form-data": {
                    /** @enum {string} */
                    role: "administrator" | "editor";
                };
            };
        };
        responses: {
            /** @description Gives somebody else another role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    makePasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
                "multipart/form-data": {
                    /**
                     * @description `mail` needs a mail server; `link` returns the link.
                     * @enum {string}
                     */
                    send: "mail" | "link";
                };
            };
        };
        responses: {
            /** @description Makes a link with which somebody else chooses a password */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The entry’s id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes the second factor of somebody else away */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    passwordResetByMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this site mails links to a new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        byMail: boolean;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
                "application/x-www-form-urlencoded": {
                    /** Format: email */
                    email: string;
                };
                "multipart/form-data": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Mails a link to a new password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "application/x-www-form-urlencoded": {
                    token: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
                "multipart/form-data": {
                    token: string;
                    /** @description None of the 3,000 most common passwords. */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Sets a password with the token of a link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        email: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["MediaType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    openApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the process serves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the database responds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                        storage?: string;
                    };
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
